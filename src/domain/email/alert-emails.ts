import { functionPaths, listPath, paths } from '../../paths.ts'
import { site } from '../../site.ts'
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
    ['You asked for', alertTitle(filters)],
    ...(details.length > 0 ? [['Details', details.join(', ')] satisfies [string, string]] : []),
  ]
}

/** Why an address receives a confirmation request. */
export const confirmationReason =
  `You get this because somebody typed this address on ${site.name}’s website. If it was not you, you need do ` +
  'nothing: after a week we erase it.'

/** The confirmation request to a typed address; no other email follows without confirmation. */
export function alertConfirmationEmail(data: SearchAlertData, origins: EmailOrigins): EmailContent {
  const links = unsubscribe(data.token, origins)
  return {
    subject: `Please confirm: ${lowered(alertTitle(data.filters))}`,
    heading: 'Shall we write when a home like these comes?',
    blocks: [
      { paragraph: 'Somebody, we hope it was you, asked us to write to this address when new homes like these come.' },
      { facts: [...requestRows(data), ['Letters', frequencyLabels[data.frequency]]] },
      { link: { label: 'Say yes, or no', url: links.page } },
      { paragraph: 'The link opens a page with a button. It works for a week; until you press it, nothing follows.' },
    ],
    reason: confirmationReason,
    unsubscribe: links,
  }
}

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
    heading:
      total === 1 ? 'A new home like those you asked for' : `${counted(total, 'new home')} like those you asked for`,
    blocks: [
      {
        listings: listings.map(({ slug, title, area, price, beds: rooms }) => ({
          title,
          url: origin + paths.property(slug),
          lines: [`${area} · ${formatPrice(price, filters.type)} · ${beds(rooms)}`],
        })),
      },
      ...(total > listings.length ? [{ paragraph: `There are ${total - listings.length} more on the list.` }] : []),
      { link: { label: 'See the whole list', url: origin + listPath(filters.type) + query } },
      { facts: requestRows(data) },
      { paragraph: `To see one of them, call ${site.phone.shown} or write from its page.` },
    ],
    reason: `You get this because you asked on ${site.name}’s website to hear of new homes, and confirmed it.`,
    unsubscribe: unsubscribe(data.token, origins),
  }
}
