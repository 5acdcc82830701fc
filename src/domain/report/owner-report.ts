import * as formats from '#messages/formats.ts'
import { feedbackLabel } from '../viewing/feedback.ts'
import { formatPrice } from '../../lib/format/money.ts'
import { counted } from '../../lib/format/words.ts'
import { dayMs } from '../../lib/time/day-ms.ts'
import { formatDay } from '../../lib/time/format-day.ts'
import { isStatus, statusLabels } from '../listing/listing-status.ts'
import { storedPriceText } from '../listing/price-text.ts'

// The report on a listing for its owner: figures and their texts. Pure, without packages: Edge Functions import it.

/** What `owner_report` of the database returns. */
export interface OwnerReport {
  title: string
  area: string
  listing_type: 'sale' | 'rent'
  status: string
  price: number | null
  /** Missing in reports that were queued before prices had it. */
  price_qualifier?: string | null | undefined
  listed_on: string
  made_on: string
  views: number
  enquiries: number
  viewings_ahead: number
  weeks: { week: string; views: number; enquiries: number }[]
  viewings: { day: string; kind: 'in_person' | 'video'; visitor: string; feedback: string; note: string }[]
  prices: { day: string; from: number; to: number }[]
}

export const reportTitle = ({ title, area }: Pick<OwnerReport, 'title' | 'area'>) =>
  [title, area].filter(Boolean).join(', ')

/** Days since the publication, the first included. */
export const daysListed = ({ listed_on: first, made_on: last }: Pick<OwnerReport, 'listed_on' | 'made_on'>) =>
  Math.max(1, Math.round((Date.parse(last) - Date.parse(first)) / dayMs) + 1)

const statusText = (status: string) =>
  status === 'draft' ? 'Not on our website at the moment' : isStatus(status) ? statusLabels[status] : ''

/** The figures in words: label and value. */
export function reportFacts(report: OwnerReport): [label: string, value: string][] {
  const { price, listing_type: type, status, views, enquiries, viewings, viewings_ahead: ahead } = report
  const advertised = (amount: number) => storedPriceText({ ...report, price: amount }, type, formats)
  const absent = viewings.filter(({ feedback }) => feedback === 'did_not_come').length
  return [
    ...(price === null ? [] : [[type === 'rent' ? 'Rent' : 'Price', advertised(price)] as [string, string]]),
    ['Status', statusText(status)],
    ...(status === 'draft'
      ? []
      : [
          ['On the market', `${counted(daysListed(report), 'day')}, since ${formatDay(report.listed_on)}`] as [
            string,
            string,
          ],
        ]),
    ['Page views', views.toLocaleString('en-GB')],
    ['Enquiries', enquiries.toLocaleString('en-GB')],
    [
      'Viewings',
      [
        `${viewings.length - absent} held`,
        ...(absent > 0 ? [`${absent} did not come`] : []),
        ...(ahead > 0 ? [`${ahead} booked`] : []),
      ].join(', '),
    ],
  ]
}

/** `Down from £500,000 to £475,000 on 21 November 2026` */
export const priceText = (
  { day, from, to }: OwnerReport['prices'][number],
  { listing_type: type }: Pick<OwnerReport, 'listing_type'>,
) => `${to < from ? 'Down' : 'Up'} from ${formatPrice(from, type)} to ${formatPrice(to, type)} on ${formatDay(day)}`

/** What a visitor thought; empty if nothing is recorded. */
export const feedbackText = ({ feedback }: OwnerReport['viewings'][number]) => feedbackLabel(feedback, 'viewing')

const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
/** `23 Nov` */
export const weekLabel = (week: string) => short.format(new Date(`${week}T12:00Z`))
