import { capitalised } from '../../lib/format/words.ts'
import { functionPaths, listPath, paths } from '../../paths.ts'
import { agency } from '#agency/agency.ts'
import { formatPrice } from '../../lib/format/money.ts'
import { counted } from '../../lib/format/words.ts'
import { alertDetails, alertTitle, frequencyLabels } from '../alert/alert.ts'
import { oneLine, type EmailContent, type EmailOrigins } from './content.ts'
import type { SearchAlertData } from './queued-email.ts'

// Alert emails: the confirmation request and the new listings.

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
/** The addresses that end an alert. */
export const unsubscribe = (token: string, { origin, functionsUrl }: EmailOrigins) => ({
  page: `${origin}${paths.alerts}?token=${token}`,
  oneClick: functionsUrl + functionPaths.unsubscribe(token),
})

/** The alert's filters as rows of an email. */
const requestRows = ({ filters }: SearchAlertData): [string, string][] => {
  const details = alertDetails(filters)
  return [
    ['Your alert', alertTitle(filters)],
    ...(details.length > 0 ? [['Details', capitalised(details.join(', '))] satisfies [string, string]] : []),
  ]
}

/** Why an address receives a confirmation request. */
export const confirmationReason =
  `You get this email because somebody entered this address on ${agency.name}’s website. If it was not you, you can ` +
  'ignore this email. We erase the address after one week.'

/** The lines below the link of a confirmation request. */
export const confirmationSteps = {
  link: 'Confirm these emails',
  after:
    'The link opens a page where you confirm or refuse. It works for one week. You get no other email until ' +
    'you confirm.',
}

/** The confirmation request to a typed address; no other email follows without confirmation. */
export function alertConfirmationEmail(data: SearchAlertData, origins: EmailOrigins): EmailContent {
  const links = unsubscribe(data.token, origins)
  return {
    subject: `Please confirm: ${lowered(alertTitle(data.filters))}`,
    heading: 'Do you want an email when a home like these is listed?',
    blocks: [
      { paragraph: 'Somebody entered this address and asked for emails about new homes. We hope it was you.' },
      { facts: [...requestRows(data), ['How often', frequencyLabels[data.frequency]]] },
      { link: { label: confirmationSteps.link, url: links.page } },
      { paragraph: confirmationSteps.after },
    ],
    reason: confirmationReason,
    unsubscribe: links,
  }
}

/** How to view a listing of an email. */
export const viewingInvitation = `To view a home, call ${agency.phone.shown} or send an enquiry from its page.`

/** The email with the new listings of one alert. */
export function alertListingsEmail(data: SearchAlertData, origins: EmailOrigins): EmailContent {
  const { origin } = origins
  const { listings = [], total = listings.length, filters } = data
  const kind = filters.type === 'rent' ? 'to rent' : 'for sale'
  const [first] = listings
  if (!first) throw new Error('An alert without a listing.')
  const beds = (count: number) => (count === 0 ? 'Studio' : counted(count, 'bedroom'))
  const query = data.address && `?${data.address}`
  return {
    subject:
      total === 1
        ? `New ${kind}: ${oneLine(first.title, 80)}, ${formatPrice(first.price, filters.type)}`
        : `${counted(total, 'new home')} ${kind}`,
    heading: total === 1 ? 'A new home matches your alert' : `${counted(total, 'new home')} match your alert`,
    blocks: [
      {
        listings: listings.map(({ slug, title, area, price, beds: rooms }) => ({
          title,
          url: origin + paths.property(slug),
          lines: [`${area} · ${formatPrice(price, filters.type)} · ${beds(rooms)}`],
        })),
      },
      ...(total > listings.length
        ? [{ paragraph: `The list has ${counted(total - listings.length, 'more home')}.` }]
        : []),
      { link: { label: 'See all matching homes', url: origin + listPath(filters.type) + query } },
      { facts: requestRows(data) },
      { paragraph: viewingInvitation },
    ],
    reason: `You get this email because you asked for emails about new homes on ${agency.name}’s website.`,
    unsubscribe: unsubscribe(data.token, origins),
  }
}
