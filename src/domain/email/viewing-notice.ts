import { paths } from '../../paths.ts'
import { agency } from '#agency/agency.ts'
import { formatMoment } from '../../lib/time/format-moment.ts'
import { knownTimeZone } from '../../lib/time/london-time.ts'
import { oneLine, type EmailContent } from './content.ts'
import { enquiryReference, type QueuedViewingNotice } from './queued-email.ts'

/** Tells staff that the visitor moved or cancelled a viewing. */
export function viewingNotice(email: QueuedViewingNotice, origin: string): EmailContent {
  const { data, enquiry_kind: kind, enquiry_id: id } = email
  const { change, was, starts_at: at, state, viewer_time_zone: zone } = data
  const name = oneLine(data.name, 60)
  const done = change === 'moved' ? 'moved' : change === 'cancelled' ? 'cancelled' : 'changed'
  const time = (moment: string) => formatMoment(new Date(moment), knownTimeZone(zone), 'the visitor’s')
  const facts: [string, string][] = []
  if (data.title) facts.push(['Home', oneLine(data.title, 100)])
  if (was) facts.push(['Was booked for', time(was)])
  if (at && change === 'moved') facts.push(['New time', time(at)])
  facts.push(['Reference', enquiryReference(id)])
  return {
    subject: `${name} ${done} a viewing (${enquiryReference(id)})`,
    heading: `${name} ${done} a viewing`,
    blocks: [
      {
        paragraph:
          state === 'requested'
            ? 'Next step: confirm the new time in the enquiry.'
            : 'The diary shows the change. The visitor gets an email.',
      },
      { facts },
      { link: { label: 'Open the enquiry', url: `${origin}${paths.adminEnquiries}?open=${kind}:${id}` } },
    ],
    reason: `You get this email because viewings of this kind go to your team at ${agency.name}.`,
  }
}
