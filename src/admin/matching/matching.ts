import * as v from 'valibot'
import { alertDetails, alertTitle, type Frequency } from '../../domain/alert/alert'
import { kinds } from '../../domain/enquiry/enquiry-labels'
import { formatPounds, formatPrice } from '../../lib/format/money'
import { bedrooms, capitalised, counted, listOf } from '../../lib/format/words'
import { formatDay } from '../../lib/time/format-day'
import { problemOf } from '../query/failure-text'

// Who looks for a listing, and which listings fit an enquiry, in words. Pure.

const listingType = v.picklist(['sale', 'rent'])
const wantedSchema = v.object({
  type: v.optional(listingType),
  areas: v.optional(v.array(v.string()), []),
  beds: v.optional(v.number()),
  /** The price of the listing that they enquired about. */
  price: v.optional(v.number()),
  min: v.optional(v.number()),
  max: v.optional(v.number()),
})
/** What the sender of an enquiry looks for, as far as it is known. */
export type Wanted = v.InferOutput<typeof wantedSchema>

const matchesSchema = v.object({
  wanted: wantedSchema,
  listings: v.array(
    v.object({
      id: v.string(),
      slug: v.string(),
      title: v.string(),
      area: v.nullable(v.string()),
      listing_type: listingType,
      price: v.number(),
      beds: v.number(),
      baths: v.number(),
      picture: v.nullable(v.string()),
    }),
  ),
  sent: v.array(v.object({ id: v.string(), title: v.string(), slug: v.nullable(v.string()), sent_at: v.string() })),
})
/** Homes that fit an enquiry, and those already sent. */
export type Matches = v.InferOutput<typeof matchesSchema>
export type MatchingListing = Matches['listings'][number]

/** Parses the listings that fit an enquiry; null if it can be sent none: it is closed, erased, or about a valuation. */
export const parseMatches = (data: unknown): Matches | null => (data === null ? null : v.parse(matchesSchema, data))

const seekersSchema = v.object({
  /** Whether the listing can be sent to somebody. */
  is_live: v.boolean(),
  /** Visitors who get emails about the price and status of this listing. */
  watcher_count: v.number(),
  alert_count: v.number(),
  alerts: v.array(
    v.object({
      filters: v.looseObject({ type: listingType }),
      frequency: v.picklist(['at_once', 'daily']),
      since: v.nullable(v.string()),
    }),
  ),
  enquiry_count: v.number(),
  enquiries: v.array(
    v.object({
      kind: v.picklist(kinds.map(({ value }) => value)),
      id: v.string(),
      name: v.string(),
      has_email: v.boolean(),
      created_at: v.string(),
      about: v.nullable(v.string()),
      wanted: wantedSchema,
    }),
  ),
})
/** Who looks for a similar listing. */
export type Seekers = v.InferOutput<typeof seekersSchema>

export const parseSeekers = (data: unknown): Seekers | null => (data === null ? null : v.parse(seekersSchema, data))

const emailed: Record<Frequency, string> = { at_once: 'emailed at once', daily: 'emailed once a day' }

/** An alert in words: its search, its other terms, how often it writes and since when. */
export const alertText = ({ filters, frequency, since }: Seekers['alerts'][number]) => ({
  title: alertTitle(filters),
  note: capitalised(
    [...alertDetails(filters), emailed[frequency] + (since ? ` since ${formatDay(since)}` : '')].join(', '),
  ),
})

function priceText({ type, price, min, max }: Wanted): string {
  const suffix = type === 'rent' ? ' a month' : ''
  if (max !== undefined)
    return (min === undefined ? `up to ${formatPounds(max)}` : `${formatPounds(min)} to ${formatPounds(max)}`) + suffix
  return price === undefined ? '' : `about ${formatPounds(price)}${suffix}`
}

/** `To rent, 2 bedrooms or more, up to £2,500 a month, in or near Camden`; empty if nothing is known. */
export function wantedText(wanted: Wanted): string {
  const { type, areas, beds } = wanted
  return capitalised(
    [
      type === 'rent' ? 'to rent' : type === 'sale' ? 'to buy' : '',
      beds === undefined ? '' : beds === 0 ? 'a studio or larger' : `${counted(beds, 'bedroom')} or more`,
      priceText(wanted),
      areas.length > 0 ? `in or near ${listOf(areas)}` : '',
    ]
      .filter(Boolean)
      .join(', '),
  )
}

/** Whether an enquiry says enough to look for listings: a type alone fits everything. */
export const hasCriteria = ({ type, areas, beds, price, max }: Wanted) =>
  type !== undefined && (areas.length > 0 || beds !== undefined || price !== undefined || max !== undefined)

/** `8 alerts and 3 open enquiries look for a home like this.` */
export function seekersText({
  alert_count: alerts,
  enquiry_count: enquiries,
}: Pick<Seekers, 'alert_count' | 'enquiry_count'>): string {
  const parts = [
    ...(alerts > 0 ? [counted(alerts, 'alert')] : []),
    ...(enquiries > 0 ? [counted(enquiries, 'open enquiry')] : []),
  ]
  if (parts.length === 0) return 'No alert and no open enquiry of the last 90 days asks for a home like this.'
  return `${listOf(parts)} ${alerts + enquiries === 1 ? 'asks' : 'ask'} for a home like this.`
}

/** `3 visitors saved it and get emails about its price and status.`; empty without any. */
export const watchersText = ({ watcher_count: count }: Pick<Seekers, 'watcher_count'>) =>
  count === 0
    ? ''
    : `${counted(count, 'visitor')} saved it and ${count === 1 ? 'gets' : 'get'} emails about its price and status.`

/** `Camden · £2,400 pcm · 2 bedrooms` */
export const listingLine = ({ area, price, listing_type: type, beds }: MatchingListing) =>
  [
    area ?? '',
    formatPrice(price, type),
    (beds === 0 ? bedrooms(beds) : counted(beds, 'bedroom')).replace(' ', '\u00A0'),
  ]
    .filter(Boolean)
    .join('\u00A0· ')

export const maxSentAtOnce = 6

/** Why listings were not sent, by the error's key. */
export const refusals = {
  'enquiry-erased': 'This enquiry has been erased.',
  'enquiry-closed': 'This enquiry is closed. Open it again, then send the homes.',
  'listing-not-live': 'One of these homes is no longer available. The list shows what is left: choose again.',
  'listing-already-sent': 'One of these homes has been sent already. The list shows what is left: choose again.',
  'homes-refused': 'This person wants no homes by email.',
  'no-email-address': 'This enquiry has no email address. Call instead.',
  'editors-only': 'Your account may read enquiries but send nothing.',
  'too-many-listings': `Choose one to ${maxSentAtOnce} homes.`,
}

/** The notice of listings that were not sent. */
export const sendProblem = (error: Error | null, title: string) =>
  problemOf(error, title, {
    retryAdvice: 'look in the enquiry whether the email is listed, and send again',
    refusals,
  })
