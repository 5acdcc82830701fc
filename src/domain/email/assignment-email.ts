import { paths } from '../../paths.ts'
import { agency } from '#agency/agency.ts'
import { formatMoment } from '../../lib/time/format-moment.ts'
import { enquiryKey, kindLabel } from '../enquiry/enquiry-labels.ts'
import { staffMessages } from './email-messages.ts'
import { greeting, oneLine, type EmailContent } from './content.ts'
import { enquiryReference, type AssignedEnquiry, type QueuedAssignment } from './queued-email.ts'

const maxListed = 50

const line = ({ kind, id, type, about, created_at: at }: AssignedEnquiry, origin: string) => ({
  title: [kindLabel({ kind, type: type ?? '' }), about && oneLine(about, 100)].filter(Boolean).join(': '),
  url: origin + paths.adminEnquiry(enquiryKey({ kind, id })),
  lines: [`${enquiryReference(id)}, received ${formatMoment(new Date(at))}`],
})

/** Tells a member of staff what was assigned to them. It names no visitor. */
export function assignmentEmail({ data }: QueuedAssignment, origin: string): EmailContent {
  const { enquiries } = data
  const count = enquiries.length === 1 ? 'an enquiry' : `${enquiries.length} enquiries`
  const by = data.assigned_by ? oneLine(data.assigned_by, 60) : 'Somebody'
  const more = enquiries.length - maxListed
  return {
    subject: `${by} assigned you ${count}`,
    heading: `${by} assigned you ${count}`,
    blocks: [
      { paragraph: greeting(data.name, staffMessages) },
      { paragraph: `${enquiries.length === 1 ? 'This enquiry is' : 'These enquiries are'} yours to answer.` },
      { listings: enquiries.slice(0, maxListed).map((each) => line(each, origin)) },
      ...(more > 0 ? [{ paragraph: `And ${more} more.` }] : []),
      { link: { label: 'Open my enquiries', url: `${origin}${paths.adminEnquiries}?for=me` } },
    ],
    reason: `You get this email because a colleague at ${agency.name} assigned enquiries to you.`,
  }
}
