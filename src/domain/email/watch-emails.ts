import { agency } from '#agency/agency.ts'
import { changeText, watchedText } from '../alert/watched-listing.ts'
import { unsubscribe } from './alert-emails.ts'
import { agencyPhone, type EmailContent, type EmailOrigins, listingEntry, oneLine } from './content.ts'
import type { EmailMessages } from './email-messages.ts'
import type { ListingsAlertData } from './queued-email.ts'

// Watch alert emails: the confirmation request and the changes of saved listings.

const numbers = new Intl.NumberFormat('en-GB')
const maxShown = 10
const others = (text: (count: string) => string, count: number) =>
  count > maxShown ? [{ paragraph: text(numbers.format(count - maxShown)) }] : []

/** The confirmation request to a typed address; no other email follows without confirmation. */
export function watchConfirmationEmail(
  { token, watched }: ListingsAlertData,
  origins: EmailOrigins,
  messages: EmailMessages,
): EmailContent {
  const { alert, alertWords } = messages
  const { origin } = origins
  const links = unsubscribe(token, origins, messages)
  const [first] = watched
  const count = watched.length
  const only = count === 1 && first
  return {
    subject: only ? alert.confirmOne(oneLine(only.title, 80)) : alert.confirmSaved(count),
    heading: only ? alert.wantChangesOfOne : alert.wantChanges,
    blocks: [
      { paragraph: only ? alert.askedAboutOne : alert.askedAbout(count) },
      {
        listings: watched
          .slice(0, maxShown)
          .map((listing) => listingEntry(listing, origin, [watchedText(listing, alertWords)])),
      },
      ...others(alert.coversMore, count),
      { link: { label: alert.confirmLink, url: links.page } },
      { paragraph: alert.afterConfirmLink },
    ],
    reason: alert.confirmationReason(agency.name),
    unsubscribe: links,
  }
}

/** The email about every listing that changed since the last one. */
export function alertChangesEmail(
  { token, changes = [], last }: ListingsAlertData,
  origins: EmailOrigins,
  messages: EmailMessages,
): EmailContent {
  const { alert, alertWords } = messages
  const { origin } = origins
  const [first] = changes
  if (!first) throw new Error('An alert without a change.')
  const only = changes.length === 1
  const news = changes.map((listing) => ({
    listing,
    text: changeText(listing, alertWords).join(alertWords.subject.betweenChanges),
  }))
  return {
    subject: only
      ? alert.oneChanged(news[0]?.text ?? '', oneLine(first.title, 80))
      : alert.severalChanged(changes.length),
    heading: only ? alert.changeOfOne : alert.severalChanged(changes.length),
    blocks: [
      {
        listings: news.slice(0, maxShown).map(({ listing, text }) =>
          // The first line names a new status.
          listingEntry(listing, origin, [text, watchedText({ ...listing, status: 'live' }, alertWords)]),
        ),
      },
      ...others(alert.alsoChanged, changes.length),
      { paragraph: last ? alert.lastEmail : alert.toView(agencyPhone) },
    ],
    reason: alert.changesReason(agency.name),
    unsubscribe: unsubscribe(token, origins, messages),
  }
}
