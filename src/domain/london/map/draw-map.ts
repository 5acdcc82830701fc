import { london, pointOf } from '../london'
import { nearestStations, stationsFrom } from '../nearby'
import { type Flag, raiseFlag } from './flag'
import { type Frame, frameBox, isWithin, type XY } from './frame'
import { drawGround, type Ground } from './ground'
import { boxAround, type Label } from './labels'
import {
  mapLayout,
  placeDistrict,
  placeLongitudes,
  placeParks,
  placeRing,
  placeUniversities,
  takeUniversities,
} from './map-layers'
import { boxesAlong, markStation, type StationMark } from './station-marks'

export interface MapOptions {
  /** A pin in the middle, with its flag's text. */
  pin?: { flag?: string }
  /** Rings at these walking minutes. */
  rings?: number[]
  /** All stations, and lines from the pin to those within a walk. */
  stations?: boolean
  universities?: boolean
  /** District names down to this rank; 0 for none. */
  places?: number
  /** The district of the map: its label has priority, even over a station of the same name. */
  subject?: string
}
export interface MapDrawing {
  frame: Frame
  ground: Ground
  middle: XY
  pin: boolean
  rings: { radius: number; label?: Label }[]
  /** The lines from the middle to stations within a walk. */
  walks: string
  stations: StationMark[]
  universities: { x: number; y: number; label?: Label }[]
  names: { parks: Label[]; places: (Label & { rank: number })[]; minutes: Label[] }
  flag?: Flag
}

/** The part of a drawing visible on phones: its middle. */
const phone = { width: 374, height: 328 }

/** A map of a part of London as shapes and labels, identical at build time and in the browser. Pure. */
export function drawMap(frame: Frame, options: MapOptions): MapDrawing {
  const layout = mapLayout(frame, phone)
  const { project, bounds, middle, labels } = layout
  const ground = drawGround(frame)

  const stations = options.stations
    ? stationsFrom(frame.centre).filter(({ point }) => isWithin(project(point), frameBox(frame, -4)))
    : []
  for (const { point } of stations) labels.take(boxAround(project(point), { width: 14, height: 14 }))
  const flag = options.pin?.flag ? raiseFlag(options.pin.flag, middle, labels) : undefined
  if (options.pin) labels.take(boxAround(middle, { width: 20, height: 20 }))

  const shownUniversities = options.universities ? takeUniversities(layout) : []

  const subject = london.places.find(({ name }) => name === options.subject)
  const subjectName = subject ? placeDistrict(layout, subject.name, 1, pointOf(subject)) : []

  const namesOf = (nearest: { name: string }[]) => new Set(nearest.map(({ name }) => name))
  const walked = namesOf(options.stations && options.pin ? nearestStations(frame.centre) : [])
  // Stations listed beside a district's map are labelled first.
  const listed = namesOf(options.subject ? nearestStations(frame.centre, 30) : [])
  const mark = (station: (typeof stations)[number]) =>
    markStation(station, project(station.point), walked.has(station.name), labels)
  const reached = stations.filter(({ name }) => walked.has(name))
  for (const { point } of reached) boxesAlong(middle, project(point), bounds).forEach(labels.takeLine)
  const nearMarks = reached.map(mark)
  const listedMarks = stations.filter(({ name }) => listed.has(name)).map(mark)

  const rings = (options.rings ?? []).map((minutes) => placeRing(layout, minutes))
  const universities = placeUniversities(layout, shownUniversities)
  const others = stations.filter(({ name }) => !walked.has(name) && !listed.has(name))
  const farMarks = [...listedMarks, ...others.map(mark)]
  const minutes = placeLongitudes(layout, ground)
  const parks = placeParks(layout)

  const written = new Set([...nearMarks, ...farMarks].map(({ name }) => name?.text))
  const places = london.places
    .filter(({ rank, name }) => rank <= (options.places ?? 0) && !written.has(name) && name !== subject?.name)
    .sort((a, b) => a.rank - b.rank)
    .flatMap(({ name, rank, ...where }) => placeDistrict(layout, name, rank, pointOf(where)))

  return {
    frame,
    ground,
    middle,
    pin: options.pin !== undefined,
    rings,
    walks: reached.map(({ point }) => `M${middle.join(' ')}L${project(point).map(Math.round).join(' ')}`).join(''),
    stations: [...farMarks, ...nearMarks],
    universities,
    names: { parks, places: [...subjectName, ...places], minutes },
    flag,
  }
}
