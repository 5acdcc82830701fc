import { paths } from '../../paths.ts'
import { agency } from '#agency/agency.ts'
import { counted } from '../../lib/format/words.ts'
import { changeText, watchedText } from '../alert/watched-listing.ts'
import { confirmationReason, confirmationSteps, unsubscribe, viewingInvitation } from './alert-emails.ts'
import { type EmailContent, type EmailOrigins, oneLine } from './content.ts'
import type { ListingsAlertData } from './queued-email.ts'

// Watch alert emails: the confirmation request and the changes of saved listings.

const mostShown = 10
const savedText = (count: number) => `${counted(count, 'home')} that you saved`
const others = (before: string, count: number) =>
  count > mostShown ? [{ paragraph: `${before} ${counted(count - mostShown, 'more home')}.` }] : []

/** The confirmation request to a typed address; no other email follows without confirmation. */
export function watchConfirmationEmail({ token, watched }: ListingsAlertData, origins: EmailOrigins): EmailContent {
  const { origin } = origins
  const links = unsubscribe(token, origins)
  const [first] = watched
  const only = watched.length === 1 && first
  return {
    subject: `Please confirm: emails about ${only ? oneLine(only.title, 80) : savedText(watched.length)}`,
    heading: `Do you want an email when the price or status of ${only ? 'this home' : 'these homes'} changes?`,
    blocks: [
      {
        paragraph: `Somebody entered this address and asked for emails about ${
          only ? 'this home' : `these ${watched.length} homes`
        }. We hope it was you.`,
      },
      {
        listings: watched.slice(0, mostShown).map((listing) => ({
          title: listing.title,
          url: origin + paths.property(listing.slug),
          lines: [watchedText(listing)],
        })),
      },
      ...others('The alert covers', watched.length),
      { link: { label: confirmationSteps.link, url: links.page } },
      { paragraph: confirmationSteps.after },
    ],
    reason: confirmationReason,
    unsubscribe: links,
  }
}

/** The email about every listing that changed since the last one. */
export function alertChangesEmail(
  { token, changes = [], last }: ListingsAlertData,
  origins: EmailOrigins,
): EmailContent {
  const { origin } = origins
  const links = unsubscribe(token, origins)
  const [first] = changes
  if (!first) throw new Error('An alert without a change.')
  const only = changes.length === 1
  const news = changes.map((listing) => ({ listing, text: changeText(listing).join('. ') }))
  return {
    subject: only
      ? `${changeText(first).join('. ')}: ${oneLine(first.title, 80)}`
      : `Changes to ${savedText(changes.length)}`,
    heading: `${only ? 'A change' : 'Changes'} to ${only ? 'a home that you saved' : savedText(changes.length)}`,
    blocks: [
      {
        listings: news.slice(0, mostShown).map(({ listing, text }) => ({
          title: listing.title,
          url: origin + paths.property(listing.slug),
          // The first line names a new status.
          lines: [text, watchedText({ ...listing, status: 'live' })],
        })),
      },
      ...others('Also changed:', changes.length),
      {
        paragraph: last
          ? 'None of the homes in this alert is still on the market. This is the last email, and we erase your address.'
          : viewingInvitation,
      },
    ],
    reason: `You get this email because you asked for emails about these homes on ${agency.name}’s website.`,
    unsubscribe: links,
  }
}
