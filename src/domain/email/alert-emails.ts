import { capitalised } from '../../lib/format/words.ts'
import { functionPaths, listPath, paths } from '../../paths.ts'
import { agency } from '#agency/agency.ts'
import { areaNames } from '#agency/area-names.ts'
import { type AlertFilters, alertDetails, alertTitle } from '../alert/alert.ts'
import { storedPriceText } from '../listing/price-text.ts'
import { agencyPhone, listingEntry, oneLine, type EmailContent, type EmailOrigins } from './content.ts'
import type { EmailMessages } from './email-messages.ts'
import { listingLine } from './matching-emails.ts'
import type { SearchAlertData } from './queued-email.ts'

// Alert emails: the confirmation request and the new listings.

const numbers = new Intl.NumberFormat('en-GB')

/** The addresses that end an alert, in the language of its email. */
export const unsubscribe = (token: string, { origin, functionsUrl }: EmailOrigins, { language }: EmailMessages) => ({
  page: `${origin}${paths.alerts}?token=${token}`,
  oneClick: functionsUrl + functionPaths.unsubscribe(token, language.prefix && language.code),
})

/** The alert's filters as rows of an email. */
const requestRows = ({ filters }: SearchAlertData, { alert, alertWords }: EmailMessages): [string, string][] => {
  const details = alertDetails(filters, alertWords).join(alertWords.subject.separator)
  const rows: [string, string][] = [[alert.yourAlert, alertTitle(filters, alertWords)]]
  if (details) rows.push([alert.details, capitalised(details)])
  return rows
}

/** A stranger may have requested the alert, so its confirmation names only areas of our own, and no words. */
const withoutTypedText = ({ areas = [], ...filters }: AlertFilters): AlertFilters => ({
  ...filters,
  q: '',
  // The title counts areas without a name.
  areas: areas.map((area) => (areaNames.includes(area) ? area : '')),
})

/** The confirmation request to a typed address; no other email follows without confirmation. */
export function alertConfirmationEmail(
  alertData: SearchAlertData,
  origins: EmailOrigins,
  messages: EmailMessages,
): EmailContent {
  const { alert, alertWords } = messages
  const data = { ...alertData, filters: withoutTypedText(alertData.filters) }
  const links = unsubscribe(data.token, origins, messages)
  const often = data.frequency === 'daily' ? alertWords.subject.daily : alertWords.subject.atOnce
  return {
    subject: alert.confirmSearch(alertTitle(data.filters, alertWords)),
    heading: alert.wantNewHomes,
    blocks: [
      { paragraph: alert.askedForNewHomes },
      { facts: [...requestRows(data, messages), [alert.howOften, often]] },
      { link: { label: alert.confirmLink, url: links.page } },
      { paragraph: alert.afterConfirmLink },
    ],
    reason: alert.confirmationReason(agency.name),
    unsubscribe: links,
  }
}

/** The email with the new listings of one alert. */
export function alertListingsEmail(
  data: SearchAlertData,
  origins: EmailOrigins,
  messages: EmailMessages,
): EmailContent {
  const { alert, alertWords } = messages
  const { origin } = origins
  const { listings = [], total = listings.length, filters } = data
  const { type } = filters
  const [first] = listings
  if (!first) throw new Error('An alert without a listing.')
  const query = data.address && `?${data.address}`
  const [one, several] =
    type === 'rent' ? [alert.newToRent, alert.severalToRent] : [alert.newForSale, alert.severalForSale]
  const count = numbers.format(total)
  return {
    subject: total === 1 ? one(oneLine(first.title, 80), storedPriceText(first, type, alertWords)) : several(count),
    heading: total === 1 ? alert.oneMatches : alert.severalMatch(count),
    blocks: [
      { listings: listings.map((listing) => listingEntry(listing, origin, [listingLine(listing, type, messages)])) },
      ...(total > listings.length ? [{ paragraph: alert.listHasMore(numbers.format(total - listings.length)) }] : []),
      { link: { label: alert.seeAll, url: origin + listPath(type) + query } },
      { facts: requestRows(data, messages) },
      { paragraph: alert.toView(agencyPhone) },
    ],
    reason: alert.newHomesReason(agency.name),
    unsubscribe: unsubscribe(data.token, origins, messages),
  }
}
