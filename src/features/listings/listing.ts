import { formatDay } from '../../lib/dates'
import { formatPrice } from '../../lib/money'
import { counted, formatArea } from '../../lib/words'
import { site } from '../../site'

export type ListingType = 'sale' | 'rent'

/** A home as the site shows it: a row of `properties`, checked and in camelCase. */
export interface Listing {
  id: string
  slug: string
  listingType: ListingType
  title: string
  area: string
  /** Pounds; a rental's is a calendar month's rent. */
  price: number
  beds: number
  baths: number
  thumb: string
  gallery: string[]
  description: string
  features: string[]
  /** Square feet. */
  floorSize: number | null
  /** A day, `2026-12-01`; rentals only. */
  dateAvailable: string | null
  /** Rentals only. */
  furnished: boolean | null
  rightmoveUrl: string | null
  createdAt: string
  coordinate: { lat: number; lng: number }
}

/** What a card needs of a row, and no more: these columns every database of the specification has. */
export const cardColumns = 'id,slug,listing_type,title,area,price,beds,baths,thumb,gallery,floor_size,rightmove_url,created_at'

/** Central London: where the specification places every home on the map. */
const centralLondon = { lat: 51.5074, lng: -0.1278 }

const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : null)
const texts = (value: unknown) => (Array.isArray(value) ? value.flatMap((item) => text(item) ?? []) : [])
// A numeric column arrives as a number from hosted Supabase and as text from the embedded backend.
const number = (value: unknown) => (value === null || value === undefined || value === '' || Number.isNaN(Number(value)) ? null : Number(value))

/**
 * Reads one row of `properties`. A missing optional column counts as unset, so that a database with only the
 * specification's columns, or a query for a card's columns alone, is read as well.
 * @returns the listing, or a sentence that says why the row cannot be shown
 */
export function parseListing(row: Record<string, unknown>): Listing | string {
  const { slug, listing_type: listingType } = row
  const name = `Listing ${String(slug ?? row['id'])}`
  if (listingType !== 'sale' && listingType !== 'rent') return `${name} has the type ${String(listingType)}`
  const [id, cleanSlug, title, area] = [text(row['id']), text(slug), text(row['title']), text(row['area'])]
  if (!id || !cleanSlug || !title || !area) return `${name} lacks an id, a slug, a title or an area`
  const [price, beds, baths] = [number(row['price']), number(row['beds']), number(row['baths'])]
  if (price === null || price <= 0) return `${name} has the price ${String(row['price'])}`
  if (beds === null || baths === null) return `${name} does not say how many bedrooms or bathrooms it has`
  const gallery = texts(row['gallery'])
  const thumb = text(row['thumb']) ?? gallery[0] ?? ''
  return {
    id, slug: cleanSlug, listingType, title, area, price, beds, baths, thumb, gallery,
    description: text(row['description']) ?? '',
    features: texts(row['features']),
    floorSize: number(row['floor_size']),
    dateAvailable: text(row['date_available']),
    furnished: typeof row['furnished'] === 'boolean' ? row['furnished'] : null,
    rightmoveUrl: text(row['rightmove_url']),
    createdAt: text(row['created_at']) ?? '',
    coordinate: centralLondon,
  }
}

/** `To Rent` or `For Sale`. */
export const badge = (type: ListingType) => (type === 'rent' ? 'To Rent' : 'For Sale')

/** `3 beds · 2 baths`. */
export const rooms = ({ beds, baths }: Pick<Listing, 'beds' | 'baths'>) => `${counted(beds, 'bed')} · ${counted(baths, 'bath')}`

/** The facts grid of a property page, in reading order; what is not known is not there. */
export function facts(listing: Listing): { name: string; value: string }[] {
  const rental = listing.listingType === 'rent'
  return [
    { name: 'Bedrooms', value: String(listing.beds) },
    { name: 'Bathrooms', value: String(listing.baths) },
    listing.floorSize !== null && { name: 'Floor Size', value: formatArea(listing.floorSize) },
    rental && listing.dateAvailable !== null && { name: 'Available From', value: formatDay(listing.dateAvailable) },
    rental && { name: 'Furnished', value: listing.furnished ? 'Yes' : 'No' },
  ].filter((fact) => fact !== false)
}

/** The e-mail a visitor starts from a property page: subject and body name the home, its area and its price. */
export function emailLink(listing: Listing): string {
  const price = formatPrice(listing.price, listing.listingType)
  const subject = `Enquiry: ${listing.title}, ${listing.area}`
  const body = `Hello,\n\nI am interested in ${listing.title} in ${listing.area} (${price}).\n${site.url}/property/${listing.slug}\n\n`
  return `mailto:${site.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}

const roomNames: Record<string, string> = {
  exterior: 'The building from the street',
  living: 'Living room',
  kitchen: 'Kitchen',
  bedroom: 'Bedroom',
  bathroom: 'Bathroom',
}

/** Words for a picture of a home. Ours say what they are: computer-generated pictures of homes that do not exist. */
export function pictureAlt({ title }: Pick<Listing, 'title'>, url: string, position: number): string {
  const room = roomNames[url.match(/\/([a-z]+)\.webp$/)?.[1] ?? '']
  return room ? `${room}, ${title} (computer-generated)` : `${title}, picture ${position + 1}`
}
