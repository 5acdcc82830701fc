import * as messages from '#messages/where.ts'
import { agency } from '#agency/agency.ts'
import type { ListingType } from '../listing/listing-status'
import { placeSlug } from '../london/place-slug'
import { differsByOneLetter, normaliseWhere, spellingVariants } from './where-text'

// Which area, station, university, postcode district or street a visitor means. Pure: the places come from
// `where.json` (domain/search/where-places.ts), so this module brings no map into a visitor’s browser.

/** A filter that a place becomes: an area, a postcode district, the slug of a station or university, or words. */
interface PlaceFilter {
  filter: 'area' | 'postcode' | 'near' | 'q'
  value: string
}

/** The places of `where.json`, in a compact form. Of several names, the first is displayed. */
export interface WherePlaces {
  areas: string[][]
  stations: string[][]
  universities: string[][]
  /** Other districts of our map and postcode districts, with the area that covers them or the nearest station. */
  districts: [name: string, target: string][]
  outcodes: [outcode: string, target: string][]
  /** Streets of published listings: R to rent, S for sale, RS both. */
  streets: [name: string, area: string, types: string][]
}

type PlaceKind = 'Area' | 'Station' | 'University' | 'District' | 'Postcode' | 'Street'

export interface Suggestion extends PlaceFilter {
  kind: PlaceKind
  name: string
  /** What a choice filters by, where the name does not say it. */
  detail?: string | undefined
  /** The only list that has it, if it is a street. */
  type?: ListingType | undefined
}

/** How well a name fits, from best to worst; null if it does not. */
type Fit = 0 | 1 | 2 | 3 | 4 | 5 | null
interface Entry {
  suggestion: Suggestion
  names: string[]
  /** It is offered for the complete name only, after the place itself. */
  around?: boolean
}

const postcodeShape = /^([A-Z]{1,2}\d[A-Z\d]?)(?: ?(\d[A-Z]{0,2}))?$/
const maxSuggestions = 7
// Shorter texts differ by one letter from too many names. Three Chinese characters are a name.
const minTypoLength = (text: string) => (/^\p{Script=Han}/u.test(text) ? 3 : 4)

/** The postcode district of a text, and the rest of the postcode if it has one: `E14 9GE`, `sw7`. */
export function readPostcode(text: string): { outcode: string; rest: string } | null {
  const match = postcodeShape.exec(normaliseWhere(text).toUpperCase())
  return match ? { outcode: match[1] ?? '', rest: match[2] ?? '' } : null
}

const { referencePrefix } = agency
const referenceShape = new RegExp(`^(?:${referencePrefix.toLowerCase()} ?)?(\\d{3,9})$`)

/** The reference in a text, as the database writes it: `mr 1042`, `1042`. Null if it has another form. */
export function readReference(text: string): string | null {
  const match = referenceShape.exec(normaliseWhere(text))
  return match ? `${referencePrefix}-${match[1]}` : null
}

function fit(name: string, text: string, forgiving: boolean): Fit {
  if (name === text) return 0
  if (name.startsWith(`${text} `)) return 1
  if (name.startsWith(text)) return 2
  if (name.includes(` ${text}`)) return 3
  if (!forgiving || text.length < minTypoLength(text)) return null
  if (differsByOneLetter(name, text)) return 4
  // The beginning of a longer name, with one wrong letter.
  if (text.length < 5 || name.length < text.length) return null
  return [-1, 0, 1].some((more) => differsByOneLetter(name.slice(0, text.length + more), text)) ? 5 : null
}

const postcodeDistrict = (name: string): Suggestion => ({
  kind: 'Postcode',
  name,
  filter: 'postcode',
  value: name,
  detail: messages.homesIn(name),
})
/** The area or the walk around a postcode district. */
const around = (outcode: string, { suggestion, names }: Entry): Entry => ({
  suggestion: { ...suggestion, name: messages.around(outcode) },
  names,
  around: true,
})

function entriesOf(places: WherePlaces): Entry[] {
  const areas = new Set(places.areas.map(([name]) => name))
  const stationOf = new Map(places.stations.map(([name = '']) => [placeSlug(name), name]))
  const entry = (suggestion: Suggestion, also: string[] = []): Entry => ({
    suggestion,
    names: [suggestion.name, ...also].map(normaliseWhere),
  })
  const resolved = (kind: PlaceKind, name: string, target: string): Entry =>
    areas.has(target)
      ? entry({ kind, name, filter: 'area', value: target, detail: messages.homesIn(target) })
      : entry({
          kind,
          name,
          filter: 'near',
          value: target,
          detail: messages.nearStation(stationOf.get(target) ?? target),
        })
  return [
    ...places.areas.map(([name = '', ...also]) => entry({ kind: 'Area', name, filter: 'area', value: name }, also)),
    ...places.stations.map(([name = '', ...also]) =>
      entry({ kind: 'Station', name, filter: 'near', value: placeSlug(name) }, also),
    ),
    ...places.universities.map(([name = '', ...also]) =>
      entry({ kind: 'University', name, filter: 'near', value: placeSlug(name) }, also),
    ),
    ...places.districts.map(([name, target]) => resolved('District', name, target)),
    ...places.outcodes.map(([name]) => entry(postcodeDistrict(name))),
    ...places.outcodes.map(([name, target]) => around(name, resolved('Postcode', name, target))),
    ...places.streets.map(([name, area, types]) => {
      const type = types === 'R' ? 'rent' : types === 'S' ? 'sale' : undefined
      return entry({ kind: 'Street', name, filter: 'q', value: name, detail: area, type })
    }),
  ]
}

// Prepared once per file.
const prepared = new WeakMap<WherePlaces, Entry[]>()
function entries(places: WherePlaces): Entry[] {
  const known = prepared.get(places) ?? entriesOf(places)
  prepared.set(places, known)
  return known
}

/** Our name of the district of a full or partial postcode. Central ones are divided: W1G belongs to W1. */
function knownOutcode({ outcodes }: WherePlaces, postcode: ReturnType<typeof readPostcode>): string | undefined {
  if (!postcode) return undefined
  const { outcode, rest } = postcode
  const known = (name: string) => outcodes.some(([each]) => each === name)
  if (rest || !known(outcode)) return known(outcode) ? outcode : outcode.replace(/[A-Z]$/, '')
  // A district alone may be the beginning of a longer one: E1, E14.
  return undefined
}

interface Ranked extends Entry {
  score: number
}

function ranked(places: WherePlaces, text: string, type: ListingType): Ranked[] {
  const normalised = normaliseWhere(text)
  if (!normalised) return []
  const texts = spellingVariants(normalised)
  const postcode = readPostcode(text)
  const outcode = knownOutcode(places, postcode)
  return entries(places)
    .flatMap((entry): Ranked[] => {
      const { kind, type: only } = entry.suggestion
      if (kind === 'Postcode' && postcode && outcode) {
        if (!entry.names.includes(outcode.toLowerCase())) return []
        // A divided district is searched as typed: W1G, not W1.
        const suggestion = entry.around ? entry.suggestion : postcodeDistrict(postcode.outcode)
        return [{ ...entry, suggestion, score: entry.around ? 1 : 0 }]
      }
      const fits = entry.names.flatMap((each) => texts.map((read) => fit(each, read, kind !== 'Postcode') ?? Infinity))
      const best = Math.min(...fits) || (entry.around ? 1 : 0)
      if (entry.around && best > 1) return []
      // A street of the other list is offered below everything else.
      return best === Infinity ? [] : [{ ...entry, score: best + (only && only !== type ? 6 : 0) }]
    })
    .sort((a, b) => a.score - b.score)
}

/** The places that a text may mean, best first. A text with a mistake is compared only if nothing fits without one. */
export function suggestPlaces(places: WherePlaces, text: string, type: ListingType): Suggestion[] {
  const matches = ranked(places, text, type)
  const closeMatches = matches.filter(({ score }) => score % 6 < 4)
  return (closeMatches.length > 0 ? closeMatches : matches).slice(0, maxSuggestions).map(({ suggestion }) => suggestion)
}

/**
 * The place that a text names by itself, as sent without a choice; undefined if it names none. The beginning of one
 * single name counts from two words on: `kings x` is a place, `garden` are words.
 */
export function resolvePlace(places: WherePlaces, text: string, type: ListingType): Suggestion | undefined {
  const all = ranked(places, text, type).filter(({ score }) => score < 6)
  const [best] = all
  if (!best || best.score === 0) return best?.suggestion
  const isName = best.score === 4 || (best.score <= 2 && normaliseWhere(text).includes(' '))
  const alone = all.filter(({ score }) => score === best.score).length === 1
  return isName && alone ? best.suggestion : undefined
}
