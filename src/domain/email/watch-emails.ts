import { paths } from '../../paths.ts'
import { site } from '../../site.ts'
import { counted } from '../../lib/format/words.ts'
import { changeText, watchedText } from '../alert/watched-listing.ts'
import { confirmationReason, unsubscribe } from './alert-emails.ts'
import { type EmailContent, type EmailOrigins, oneLine } from './content.ts'
import type { ListingsAlertData } from './queued-email.ts'

// Watch alert emails: the confirmation request and the changes of saved listings.

const mostShown = 10
const savedText = (count: number) => `${counted(count, 'home')} that you saved`
const others = (count: number) => (count > mostShown ? [{ paragraph: `And ${count - mostShown} more.` }] : [])

/** The confirmation request to a typed address; no other email follows without confirmation. */
export function watchConfirmationEmail({ token, watched }: ListingsAlertData, origins: EmailOrigins): EmailContent {
  const { origin } = origins
  const links = unsubscribe(token, origins)
  const [first] = watched
  const only = watched.length === 1 && first
  return {
    subject: `Please confirm: news of ${only ? oneLine(only.title, 80) : savedText(watched.length)}`,
    heading: only
      ? 'Shall we write when this home’s price or status changes?'
      : 'Shall we write when the price or status of these homes changes?',
    blocks: [
      {
        paragraph: `Somebody, we hope it was you, asked us to write to this address about ${
          only ? 'this home' : `these ${watched.length} homes`
        }.`,
      },
      {
        listings: watched.slice(0, mostShown).map((listing) => ({
          title: listing.title,
          url: origin + paths.property(listing.slug),
          lines: [watchedText(listing)],
        })),
      },
      ...others(watched.length),
      { link: { label: 'Say yes, or no', url: links.page } },
      { paragraph: 'The link opens a page with a button. It works for a week; until you press it, nothing follows.' },
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
      : `News of ${savedText(changes.length)}`,
    heading: only ? 'News of a home that you saved' : `News of ${savedText(changes.length)}`,
    blocks: [
      {
        listings: news.slice(0, mostShown).map(({ listing, text }) => ({
          title: listing.title,
          url: origin + paths.property(listing.slug),
          lines: [text, watchedText(listing)],
        })),
      },
      ...others(changes.length),
      ...(last
        ? [
            {
              paragraph:
                'None of the homes that you asked about is left on the market, so this is our last letter. We erase ' +
                'your address.',
            },
          ]
        : [
            { paragraph: `To see one of them, call ${site.phone.shown} or write from its page.` },
            { link: { label: 'What you hear of, and how to end it', url: links.page } },
          ]),
    ],
    reason: `You get this because you asked on ${site.name}’s website to hear of these homes, and confirmed it.`,
    unsubscribe: links,
  }
}
