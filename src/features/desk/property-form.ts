import { lengthOf, pounds, tidyLine, tidyText } from '../../lib/answers'
import { fittingStatus, isStatus, type ListingType, type Status } from '../../lib/listing-status'
import { webAddress } from '../../lib/web-address'
import { type Row, text, texts } from './home'
import { longestAddress, type Picture } from './pictures'
import { longestSlug } from './slug'

/** What the form holds: texts as they are typed. */
export interface Answers {
  listingType: ListingType
  status: Status
  title: string
  slug: string
  /** The address was written by hand, and follows the title no more. */
  slugByHand: boolean
  area: string
  price: string
  beds: string
  baths: string
  floorSize: string
  dateAvailable: string
  furnished: boolean
  rightmoveUrl: string
  latitude: string
  longitude: string
  pictures: Picture[]
  description: string
  /** One on each line. */
  features: string
}
export type FieldName = keyof Answers
export type Errors = Partial<Record<FieldName, string>>

export const empty: Answers = {
  listingType: 'sale', status: 'live', title: '', slug: '', slugByHand: false, area: '', price: '', beds: '', baths: '', floorSize: '', dateAvailable: '',
  furnished: false, rightmoveUrl: '', latitude: '', longitude: '', pictures: [], description: '', features: '',
}

// A price arrives as `950000.00` where the database speaks in texts.
const figure = (value: unknown) => (text(value) === '' ? '' : String(Number(value)))

/** A row of `properties` as the form shows it. */
export function answersOf(row: Row): Answers {
  const alts = texts(row['picture_alts'])
  return {
    listingType: row['listing_type'] === 'rent' ? 'rent' : 'sale',
    status: isStatus(row['status']) ? row['status'] : 'live',
    title: text(row['title']),
    slug: text(row['slug']),
    slugByHand: true,
    area: text(row['area']),
    price: figure(row['price']),
    beds: figure(row['beds']),
    baths: figure(row['baths']),
    floorSize: figure(row['floor_size']),
    dateAvailable: text(row['date_available']),
    furnished: row['furnished'] === true,
    rightmoveUrl: text(row['rightmove_url']),
    latitude: figure(row['latitude']),
    longitude: figure(row['longitude']),
    pictures: texts(row['gallery']).flatMap((url, n) => (url.trim() ? [{ key: `${n} ${url}`, url, alt: alts[n] ?? '' }] : [])),
    description: text(row['description']),
    features: texts(row['features']).join('\n'),
  }
}

const isPicture = (value: unknown) => {
  const { key, url, alt } = (value ?? {}) as Record<keyof Picture, unknown>
  return [key, url, alt].every((each) => typeof each === 'string')
}

/** Answers as a tab kept them, on top of the stored ones; what is of no use is left out. */
export function answersKept(kept: Record<string, unknown>, stored: Answers): Answers {
  const fits = ([name, value]: [string, unknown]) =>
    Object.hasOwn(stored, name) && (name === 'pictures' ? Array.isArray(value) && value.every(isPicture) : typeof value === typeof stored[name as FieldName])
  const answers = { ...stored, ...Object.fromEntries(Object.entries(kept).filter(fits)) } as Answers
  return { ...answers, listingType: answers.listingType === 'rent' ? 'rent' : 'sale', status: isStatus(answers.status) ? answers.status : 'live' }
}

const whole = (written: string) => (/^\d{1,7}$/.test(plain(written)) ? Number(plain(written)) : null)
const plain = (written: string) => tidyLine(written).replace(/[,\s]|sq\.? ?ft\.?$/gi, '')
/** Degrees as people copy them: `51.5074`, with the real minus sign too; null for what is none. */
const degrees = (written: string, most: number) => {
  const number = tidyLine(written).replace('−', '-').replace(/°$/, '')
  return /^-?\d{1,3}(\.\d+)?$/.test(number) && Math.abs(Number(number)) <= most ? Number(number) : null
}
const isWebAddress = (address: string) => address.length <= longestAddress && URL.canParse(address) && /^https?:\/\/[^\s]+$/.test(address)
const lines = (written: string) => tidyText(written).split('\n').map(tidyLine).filter(Boolean)

const longestFeature = 200
/** The features as they are kept: one a line, blank ones dropped. */
export const featureLines = lines

const between = (number: number | null, least: number, most: number) => number !== null && number >= least && number <= most

/** What will not do, in the order of the fields; the short sentences are the specification's. */
export function judge(answers: Answers): Errors {
  const { title, slug, area, price, beds, baths, floorSize, rightmoveUrl, latitude, longitude, pictures, description, features } = answers
  const cost = pounds(price)
  const rent = answers.listingType === 'rent'
  const placed = tidyLine(latitude + longitude) !== ''
  const messages: [FieldName, string | false][] = [
    ['title', tidyLine(title) === '' ? 'Property title is required.' : lengthOf(tidyLine(title)) > 160 && 'The title can have 160 characters at most.'],
    ['slug', tidyLine(slug) === '' ? 'URL slug is required.' : (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(tidyLine(slug)) || slug.length > longestSlug) && 'The address takes small letters, numbers and single hyphens between them.'],
    ['area', tidyLine(area) === '' ? 'Area is required.' : lengthOf(tidyLine(area)) > 80 && 'The area can have 80 characters at most.'],
    ['price', (cost === null || cost <= 0) && (rent ? 'Enter the rent for a month, in pounds.' : 'Enter the price, in pounds.')],
    ['beds', !between(whole(beds), 0, 50) && 'Enter the number of bedrooms, from 0 to 50.'],
    ['baths', !between(whole(baths), 1, 50) && 'Enter the number of bathrooms, from 1 to 50.'],
    ['floorSize', tidyLine(floorSize) !== '' && !between(whole(floorSize), 1, 9_999_999) && 'Enter the floor size in square feet, as a whole number.'],
    ['dateAvailable', rent && answers.dateAvailable !== '' && !/^\d{4}-\d\d-\d\d$/.test(answers.dateAvailable) && 'Enter the day it is available from, with its year.'],
    ['rightmoveUrl', tidyLine(rightmoveUrl) !== '' && !isWebAddress(tidyLine(rightmoveUrl)) && 'Enter the whole address of the Rightmove page, beginning with https://'],
    ['latitude', placed && degrees(latitude, 90) === null && 'Enter the latitude in degrees, from -90 to 90, or leave both empty.'],
    ['longitude', placed && degrees(longitude, 180) === null && 'Enter the longitude in degrees, from -180 to 180, or leave both empty.'],
    ['pictures', pictures.length === 0 ? 'Please upload at least one image.'
      : pictures.some(({ url }) => !url) ? 'Some pictures have not arrived yet. Wait for them, or cancel them.'
      : pictures.some(({ url }) => !webAddress(url)) ? 'The address of a picture leads nowhere on the web. Remove that picture.'
      : pictures.some(({ alt }) => lengthOf(tidyLine(alt)) > 200) && 'The words for a picture can have 200 characters at most.'],
    ['description', tidyText(description) === '' ? 'Description is required.' : lengthOf(tidyText(description)) > 20_000 && 'The description can have 20,000 characters at most.'],
    ['features', lines(features).length > 60 ? 'There can be 60 features at most.'
      : lines(features).some((line) => lengthOf(line) > longestFeature) && 'A feature can have 200 characters at most. Longer words belong in the description.'],
  ]
  return Object.fromEntries(messages.filter(([, message]) => message))
}

// Greater London, roughly: from Heathrow's far side to Upminster, from Coulsdon to Enfield.
const london = { south: 51.28, north: 51.7, west: -0.52, east: 0.34 }

/** Said beside a place that is none of London's; it is no error. */
export function placeHint({ latitude, longitude }: Pick<Answers, 'latitude' | 'longitude'>): string | null {
  const [lat, lng] = [degrees(latitude, 90), degrees(longitude, 180)]
  if (lat === null || lng === null) return null
  return between(lat, london.south, london.north) && between(lng, london.west, london.east) ? null : 'This lies outside Greater London. Are the two the right way round?'
}

/** A home as the data layer stores it; what is not set is null, so that an edit can take it away. */
export interface PropertyRow {
  slug: string
  listing_type: ListingType
  status: Status
  title: string
  area: string
  price: number
  beds: number
  baths: number
  thumb: string | null
  gallery: string[]
  picture_alts: string[] | null
  description: string
  features: string[]
  floor_size: number | null
  date_available: string | null
  furnished: boolean | null
  rightmove_url: string | null
  latitude: number | null
  longitude: number | null
}

/** The row that answers which passed `judge` make. What belongs to rentals alone is null for a sale. */
export function rowOf(answers: Answers): PropertyRow {
  const rent = answers.listingType === 'rent'
  const alts = answers.pictures.map(({ alt }) => tidyLine(alt))
  return {
    slug: tidyLine(answers.slug),
    listing_type: answers.listingType,
    status: fittingStatus(answers.status, answers.listingType),
    title: tidyLine(answers.title),
    area: tidyLine(answers.area),
    price: pounds(answers.price) ?? 0,
    beds: whole(answers.beds) ?? 0,
    baths: whole(answers.baths) ?? 0,
    thumb: answers.pictures[0]?.url ?? null,
    gallery: answers.pictures.map(({ url }) => url),
    picture_alts: alts.some(Boolean) ? alts : null,
    description: tidyText(answers.description),
    features: lines(answers.features),
    floor_size: whole(answers.floorSize),
    date_available: (rent && answers.dateAvailable) || null,
    furnished: rent ? answers.furnished : null,
    rightmove_url: tidyLine(answers.rightmoveUrl) || null,
    latitude: degrees(answers.latitude, 90),
    longitude: degrees(answers.longitude, 180),
  }
}

const names: Record<string, string> = {
  listingType: 'listing type', status: 'status', title: 'title', slug: 'address', area: 'area', price: 'price', beds: 'bedrooms', baths: 'bathrooms',
  floorSize: 'floor size', dateAvailable: 'available from', furnished: 'furnished', rightmoveUrl: 'Rightmove URL', latitude: 'latitude', longitude: 'longitude',
  pictures: 'images', description: 'description', features: 'features',
}
const comparable = (value: Answers[FieldName]) => JSON.stringify(Array.isArray(value) ? value.map(({ url, alt }) => [url, alt]) : value)

/** The names of the fields in which two sets of answers differ. */
export const differences = (a: Answers, b: Answers) =>
  (Object.keys(names) as FieldName[]).filter((name) => comparable(a[name]) !== comparable(b[name])).map((name) => names[name] ?? name)
