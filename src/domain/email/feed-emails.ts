import { paths } from '../../paths.ts'
import { summaryText } from '../feed/run-summary.ts'
import { oneLine, type EmailContent } from './content.ts'
import type { QueuedFeedStop } from './queued-email.ts'

/** The email to the agency when a feed stops, or when it could not be fetched three times. */
export function feedStopEmail({ data }: QueuedFeedStop, origin: string): EmailContent {
  const name = oneLine(data.name, 80)
  const { summary } = data
  const stopped = data.state === 'stopped'
  return {
    subject: stopped ? `The feed stopped: ${name}` : `The feed cannot be fetched: ${name}`,
    heading: stopped ? 'A feed waits for your decision' : 'A feed cannot be fetched',
    blocks: [
      { paragraph: oneLine(data.error, 600) },
      ...(stopped && summary ? [{ facts: [['It would make these changes', summaryText(summary)]] as const }] : []),
      ...(stopped && summary && summary.titles.length > 0
        ? [{ quote: ['Homes that would be withdrawn:', ...summary.titles].join('\n') }]
        : []),
      {
        paragraph: stopped
          ? 'Nothing has been imported. Check the feed, then import it anyway or correct it in your software.'
          : 'Nothing has been imported since the last successful run. We try again every hour.',
      },
      { link: { label: 'Open Feeds', url: `${origin}${paths.adminFeedView('addresses')}` } },
    ],
    reason:
      'You get this email because a feed of the website needs your decision. We send at most one a day for each feed.',
  }
}
