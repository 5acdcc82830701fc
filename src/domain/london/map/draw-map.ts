import * as messages from '#messages/map-drawing.ts'
import { metresWithin } from '../distance'
import { london, type Point, pointOf } from '../london'
import { nearestStations, stationsFrom } from '../nearby'
import { centroid, clipRing } from './clip'
import { type Frame, frameBox, isWithin, projection, type XY } from './frame'
import { drawGround, type Ground } from './ground'
import { anchorAt, boxAround, type Label, labelIn, labelLayout, textWidth, textX } from './labels'
import { type Flag, raiseFlag } from './flag'
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
const placeSizes = [22, 18, 16]

/** A map of a part of London as shapes and labels, identical at build time and in the browser. Pure. */
export function drawMap(frame: Frame, options: MapOptions): MapDrawing {
  const at = projection(frame)
  const bounds = frameBox(frame)
  const middle: XY = [Math.round(frame.width / 2), Math.round(frame.height / 2)]
  const layout = labelLayout(frame, phone)
  const ground = drawGround(frame)

  /** A label centred on the first free place. */
  const centred = (text: string, size: number, places: XY[]) => {
    const textSize = { width: textWidth(text, size), height: size + 6 }
    const boxes = places.map((place) => boxAround(place, textSize))
    const box = layout.first(boxes)
    return box && { ...labelIn(box, text, size), visibility: layout.visibility(box) }
  }

  const all = options.stations
    ? stationsFrom(frame.centre).filter(({ point }) => isWithin(at(point), frameBox(frame, -4)))
    : []
  const near = new Set(options.stations && options.pin ? nearestStations(frame.centre).map(({ name }) => name) : [])
  for (const { point } of all) layout.take(boxAround(at(point), { width: 14, height: 14 }))
  const flag = options.pin?.flag ? raiseFlag(options.pin.flag, middle, layout) : undefined
  if (options.pin) layout.take(boxAround(middle, { width: 20, height: 20 }))

  const place = (name: string, rank: number, point: Point) => {
    const [x, y] = at(point)
    const near = [0, 26, -26, 52, -52].flatMap((by): XY[] => [0, 60, -60].map((across) => [x + across, y + by]))
    const position = centred(name, placeSizes[rank - 1] ?? 16, near)
    return position ? [{ ...position, rank }] : []
  }
  const subject = london.places.find(({ name }) => name === options.subject)
  const subjectName = subject ? place(subject.name, 1, pointOf(subject)) : []

  const mark = (station: (typeof all)[number]) =>
    markStation(station, at(station.point), near.has(station.name), layout)
  const reached = all.filter(({ name }) => near.has(name))
  for (const { point } of reached) boxesAlong(middle, at(point), bounds).forEach(layout.takeLine)
  const nearMarks = reached.map(mark)
  // Stations listed beside a district's map are labelled first.
  const listed = new Set(options.subject ? nearestStations(frame.centre, 30).map(({ name }) => name) : [])
  const listedMarks = all.filter(({ name }) => listed.has(name)).map(mark)

  const rings = (options.rings ?? []).map((minutes) => {
    const radius = Math.round(metresWithin(minutes) / frame.metresPerPixel)
    const around = [112, 68, 248, 292, 140, 40, 90, 160, 20].map((degrees): XY => {
      const angle = (degrees * Math.PI) / 180
      return [middle[0] + radius * Math.cos(angle), middle[1] + radius * Math.sin(angle)]
    })
    return { radius, label: centred(messages.minutes(minutes), 13, around) }
  })
  const shownUniversities = (options.universities ? london.universities : []).flatMap(({ name, short, ...where }) => {
    const there = at(pointOf(where))
    return isWithin(there, frameBox(frame, -8)) ? [{ name, short, there }] : []
  })
  for (const { there } of shownUniversities) layout.take(boxAround(there, { width: 10, height: 10 }))
  const universities: MapDrawing['universities'] = shownUniversities.map(({ name, short, there: [x, y] }) => {
    // Some have the same name as the district.
    const text = london.places.some((place) => place.name === short) ? name.replace(/,.*/, '') : short
    const position = layout.beside([x, y], { width: textWidth(text, 15), height: 18 }, 9)
    const mark = { x: Math.round(x), y: Math.round(y) }
    if (!position) return mark
    const { box, side } = position
    const label: Label = {
      text,
      x: textX(box, side),
      y: Math.round(box.top + 14),
      anchor: anchorAt(side),
      visibility: layout.visibility(box),
    }
    return { ...mark, label }
  })
  const farMarks = [...listedMarks, ...all.filter(({ name }) => !near.has(name) && !listed.has(name)).map(mark)]

  const minutes = ground.named.flatMap(({ x, text }) => {
    const width = textWidth(text, 13)
    return (
      centred(
        text,
        13,
        [frame.height - 18, 18].map((y): XY => [x + width / 2 + 6, y]),
      ) ?? []
    )
  })
  const parks = london.parks.flatMap(({ name, ring }) => {
    const { middle: place, surface } = centroid(clipRing(ring.map(at), bounds))
    const [x, y] = place
    const long = textWidth(name, 16)
    return surface > long * 24 ? (centred(name, 16, [place, [x, y + 26], [x, y - 26]]) ?? []) : []
  })
  const written = new Set([...nearMarks, ...farMarks].map(({ name }) => name?.text))
  const places = london.places
    .filter(({ rank, name }) => rank <= (options.places ?? 0) && !written.has(name) && name !== subject?.name)
    .sort((a, b) => a.rank - b.rank)
    .flatMap(({ name, rank, ...where }) => place(name, rank, pointOf(where)))

  return {
    frame,
    ground,
    middle,
    pin: options.pin !== undefined,
    rings,
    walks: reached.map(({ point }) => `M${middle.join(' ')}L${at(point).map(Math.round).join(' ')}`).join(''),
    stations: [...farMarks, ...nearMarks],
    universities,
    names: { parks, places: [...subjectName, ...places], minutes },
    flag,
  }
}
