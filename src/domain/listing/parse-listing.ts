import * as v from 'valibot'
import { agency } from '#agency/agency.ts'
import * as translated from '#messages/listing-columns.ts'
import { typographic } from '../../lib/format/typographic.ts'
import { parseFacts } from './facts/fact-schema.ts'
import type { Listing, ListingSummary } from './listing.ts'
import { listingNews } from './listing-news.ts'
import { shownQualifier } from './price-text.ts'
import { storedColumns, listingSchema } from './listing.schema.ts'

/** Central London: the specification's position for every listing; here, only for listings without a known one. */
const centralLondon = { lat: 51.5074, lng: -0.1278 }

// Our database rounds coordinates itself; an adopted one may not.
const roundedDegrees = (degrees: number | null) => degrees && Number(degrees.toFixed(agency.coordinateDecimals))

const columns = { ...storedColumns.entries, ...listingSchema.entries }

/** A value of its column's type, even beyond its limits; else null. */
function typed<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> | null {
  const result = v.safeParse(schema, value)
  return result.typed ? result.output : null
}
/** A text as it is shown: feeds bring straight apostrophes and quotation marks, and staff type them. */
function shownText(schema: v.GenericSchema<string>, value: unknown): string | null {
  const text = typed(schema, value)
  return text === null ? null : typographic(text)
}
const items = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

type Texts = Pick<Listing, 'description' | 'features' | 'descriptionLanguage' | 'featuresLanguage'>

/** The texts in the language of the edition; those without a translation in English. */
function textsOf(row: Record<string, unknown>): Texts {
  const text = (name: 'description' | 'description_zh') => shownText(columns.description, row[name])
  const list = (name: 'features' | 'features_zh') =>
    items(row[name]).flatMap((feature) => shownText(columns.features.item, feature) ?? [])
  const [description, features] = [text(translated.description), list(translated.features)]
  const [english, englishFeatures] = [text('description'), list('features')]
  return {
    description: description ?? english ?? '',
    features: features.length > 0 ? features : englishFeatures,
    ...(description === null && english !== null && { descriptionLanguage: 'en-GB' }),
    ...(features.length === 0 && englishFeatures.length > 0 && { featuresLanguage: 'en-GB' }),
  }
}

/**
 * Parses a `properties` row leniently. Missing optional columns count as unset, so rows of specification-only databases
 * and card queries parse too.
 * @returns the listing, or a sentence that says why the row cannot be shown
 */
export function parseListing(row: Record<string, unknown>): Listing | string {
  const column = <Name extends keyof typeof columns>(name: Name) => typed(columns[name], row[name])
  const [id, slug, area] = [column('id'), column('slug'), column('area')]
  const title = shownText(columns.title, row['title'])
  const listingType = column('listing_type')
  const status = typed(columns.status, row['status'] ?? 'live')
  const name = `Listing ${String(row['slug'] ?? row['id'])}`
  if (!listingType) return `${name} has the type ${String(row['listing_type'])}`
  if (!status) return `${name} has the status ${String(row['status'])}`
  if (!id || !slug || !title || !area) return `${name} lacks an id, a slug, a title or an area`
  const [price, beds, baths] = [column('price'), column('beds'), column('baths')]
  if (price === null) return `${name} has the price ${String(row['price'])}`
  if (beds === null || baths === null) return `${name} does not say how many bedrooms or bathrooms it has`
  // Pictures without an address are dropped together with their texts.
  const alts = items(row['picture_alts'])
  const pictures = items(row['gallery']).flatMap((address, n) => {
    const url = typed(columns.gallery.item, address)
    return url === null ? [] : [{ url, alt: shownText(columns.title, alts[n]) ?? '' }]
  })
  const thumb = column('thumb') ?? pictures[0]?.url ?? ''
  const [lat, lng] = [roundedDegrees(column('latitude')), roundedDegrees(column('longitude'))]
  const hasCoordinate = lat !== null && lng !== null
  const createdAt = column('created_at') ?? ''
  const priceReducedOn = column('price_reduced_on')
  const priceQualifier = shownQualifier(listingType, row['price_qualifier'])
  return {
    id,
    slug,
    listingType,
    status,
    title,
    area,
    price,
    beds,
    baths,
    thumb,
    ...(priceQualifier && { priceQualifier }),
    thumbAlt: pictures.find(({ url }) => url === thumb)?.alt ?? '',
    gallery: pictures.map(({ url }) => url),
    pictureAlts: pictures.map(({ alt }) => alt),
    ...textsOf(row),
    floorSize: column('floor_size'),
    dateAvailable: column('date_available'),
    furnished: column('furnished'),
    rightmoveUrl: column('rightmove_url'),
    news: listingNews({ status, createdAt, priceReducedOn }),
    createdAt,
    priceReducedOn,
    previousPrice: column('previous_price'),
    updatedAt: column('updated_at'),
    outcode: column('outcode'),
    coordinate: hasCoordinate ? { lat, lng } : centralLondon,
    hasCoordinate,
    facts: parseFacts(row),
  }
}

/** The card's part of a listing. */
export function summarise(listing: ListingSummary): ListingSummary {
  const { id, slug, listingType, status, title, area, price, beds, baths } = listing
  const { thumb, thumbAlt, floorSize, rightmoveUrl, priceQualifier, walk, trainTimes, news } = listing
  return {
    id,
    slug,
    listingType,
    status,
    title,
    area,
    price,
    beds,
    baths,
    thumb,
    thumbAlt,
    floorSize,
    rightmoveUrl,
    ...(priceQualifier && { priceQualifier }),
    ...(walk && { walk }),
    ...(trainTimes && { trainTimes }),
    ...(news && { news }),
  }
}
