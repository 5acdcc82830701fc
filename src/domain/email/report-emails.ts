import { paths } from '../../paths.ts'
import { agency } from '#agency/agency.ts'
import { reportFacts, reportTitle } from '../report/owner-report.ts'
import { staffMessages } from './email-messages.ts'
import { agencyPhone, greeting, oneLine, type EmailContent } from './content.ts'
import type { QueuedOwnerReport } from './queued-email.ts'
import { staffAddresses } from './staff-addresses.ts'

/** The report on a listing for its owner: the figures, and a link to the whole report. */
export function ownerReportEmail({ data, department }: QueuedOwnerReport, origin: string): EmailContent {
  const title = oneLine(reportTitle(data), 100)
  return {
    subject: `Report on ${title}`,
    heading: `How ${title} is doing`,
    blocks: [
      { paragraph: data.owner ? greeting(data.owner, staffMessages) : 'Hello,' },
      { paragraph: `These are the figures of ${title} on our website up to today.` },
      { facts: reportFacts(data) },
      { link: { label: 'See the whole report', url: `${origin}${paths.report}?token=${data.token}` } },
      {
        paragraph:
          'The report shows the views and enquiries of each week, what visitors said after viewings, and the price ' +
          'history. The link needs no password and works for 30 days. You can print the page.',
      },
      { paragraph: `If you have a question, reply to this email or call ${agencyPhone}.` },
      { paragraph: agency.name },
    ],
    reason:
      `You get this email because ${agency.name} markets this property for you. If it is not yours, reply and tell ` +
      'us, and we will not email you again.',
    replyTo: staffAddresses[department],
  }
}
