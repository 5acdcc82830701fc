import type { Listing } from '../listing/listing'
import { areaNames } from '#agency/area-names.ts'
import { chineseNames } from '../london/chinese-names'
import { chinesePlaceNames } from '../london/chinese-place-names'
import { areaCentre } from '../london/areas'
import { london } from '../london/london'
import { nearestStations } from '../london/nearby'
import { knownOutcodes } from '../london/outcodes'
import { placeSlug } from '../london/place-slug'
import { walkPlaces } from '../london/walk'
import { streetOfTitle } from './street-name'
import type { WherePlaces } from './where'

// Build time: what `where.json` contains. It reads listings in lists, so a draft’s street is never in it.

/** Districts of the map that are part of a better-known area, for agencies whose listings use that name. */
const areaOfDistrict: Record<string, string> = {
  Canonbury: 'Islington',
  Highbury: 'Islington',
  'Isle of Dogs': 'Canary Wharf',
  'Primrose Hill': 'Camden',
  'South Kensington': 'Kensington',
}

const chineseNamesOf = (name: string) => [...(chineseNames[name] ?? []), ...(chinesePlaceNames[name] ?? [])]

// About 2.5 kB of streets: an agency with thousands of listings has more. Theirs are searched as words.
const maxStreets = 200

/** The area that covers a district, else the slug of its station or of the nearest one; undefined if none is near. */
function targetOf(district: string, areas: ReadonlySet<string>): string | undefined {
  if (areas.has(district)) return district
  const area = areaOfDistrict[district]
  if (area && areas.has(area)) return area
  const named = walkPlaces.find(({ kind, name }) => kind === 'station' && name === district)
  if (named) return named.slug
  const centre = areaCentre(district)
  const nearest = centre && nearestStations(centre)[0]
  return nearest ? placeSlug(nearest.name) : undefined
}

/** The streets of listings, newest first, each with its area and the lists that have it. */
function streetsOf(listings: Listing[], others: ReadonlySet<string>): WherePlaces['streets'] {
  const streets = new Map<string, { area: string; types: Set<string> }>()
  for (const { title, area, listingType } of listings) {
    const name = streetOfTitle(title)
    if (!name || others.has(name)) continue
    const street = streets.get(name) ?? { area, types: new Set() }
    street.types.add(listingType)
    streets.set(name, street)
  }
  return [...streets]
    .slice(0, maxStreets)
    .map(([name, { area, types }]) => [name, area, types.size > 1 ? 'RS' : types.has('rent') ? 'R' : 'S'])
}

/** Every place that the “where” box knows, from listings in lists, newest first. */
export function wherePlaces(listings: Listing[]): WherePlaces {
  const areas = new Set([...areaNames, ...listings.map(({ area }) => area)])
  const named = (kind: 'station' | 'university') =>
    walkPlaces
      .filter((place) => place.kind === kind)
      .map(({ name, short }) => [name, ...(short === name ? [] : [short]), ...chineseNamesOf(name)])
  const stations = named('station')
  const known = new Set([...areas, ...stations.flatMap(([name = '']) => name)])
  const withTarget = (name: string, district: string): [string, string][] => {
    const target = targetOf(district, areas)
    return target ? [[name, target]] : []
  }
  // A listing’s own district says which area it belongs to. The newest listing of a district is the last that counts.
  const outcodes = new Map(knownOutcodes().flatMap(([outcode, place]) => withTarget(outcode, place)))
  for (const { outcode, area } of listings.toReversed()) if (outcode) outcodes.set(outcode, area)
  const districts = london.places.map(({ name }) => name).filter((name) => !known.has(name))
  return {
    areas: [...areas].sort((a, b) => a.localeCompare(b, 'en-GB')).map((name) => [name, ...chineseNamesOf(name)]),
    stations,
    universities: named('university'),
    districts: districts.flatMap((name) => [name, ...chineseNamesOf(name)].flatMap((each) => withTarget(each, name))),
    outcodes: [...outcodes].sort(([a], [b]) => a.localeCompare(b, 'en-GB', { numeric: true })),
    streets: streetsOf(listings, new Set([...known, ...districts])),
  }
}
