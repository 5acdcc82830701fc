import { paths } from '../../paths.ts'
import { agency } from '#agency/agency.ts'
import { formatMoment } from '../../lib/time/format-moment.ts'
import { knownTimeZone } from '../../lib/time/london-time.ts'
import { enquiryKey } from '../enquiry/enquiry-labels.ts'
import { answerIn, namedFacts, oneLine, type EmailContent } from './content.ts'
import { visitorsZone } from './phone-zone.ts'
import { enquiryReference, type QueuedViewingNotice } from './queued-email.ts'

const deeds = { moved: 'moved', cancelled: 'cancelled', chosen: 'chose a time for' }

/** Tells staff that the visitor moved or cancelled a viewing, or chose the time of a valuation visit. */
export function viewingNotice(email: QueuedViewingNotice, origin: string): EmailContent {
  const { data, enquiry_kind: kind, enquiry_id: id } = email
  const { change, was, starts_at: at, state, viewer_time_zone: zone, host } = data
  const name = oneLine(data.name, 60)
  const isVisit = data.appointment === 'valuation'
  const done = `${change ? deeds[change] : 'changed'} a ${isVisit ? 'valuation visit' : 'viewing'}`
  const time = (moment: string) => formatMoment(new Date(moment), knownTimeZone(zone), { withoutCity: visitorsZone })
  const facts = namedFacts([
    [isVisit ? 'Where' : 'Home', data.title && oneLine(data.title, 100)],
    ['Was at', was && time(was)],
    ['New time', at && change === 'moved' ? time(at) : null],
    ['When', at && change === 'chosen' ? time(at) : null],
    ['Who visits', host && isVisit ? oneLine(host, 100) : null],
    ['Answer in', answerIn(data)],
    ['Reference', enquiryReference(id)],
  ])
  return {
    subject: `${name} ${done} (${enquiryReference(id)})`,
    heading: `${name} ${done}`,
    blocks: [
      {
        paragraph:
          state === 'requested'
            ? `Next step: confirm the ${change === 'chosen' ? '' : 'new '}time in the enquiry.`
            : 'The diary shows the change. The visitor gets an email.',
      },
      { facts },
      { link: { label: 'Open the enquiry', url: origin + paths.adminEnquiry(enquiryKey({ kind, id })) } },
    ],
    reason:
      `You get this email because ${isVisit ? 'visits' : 'viewings'} of this kind go to your team at ` +
      `${agency.name}.`,
  }
}
