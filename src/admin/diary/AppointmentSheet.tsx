import type { ReactNode } from 'react'
import { callLink } from '../../domain/enquiry/contact-links'
import { enquiryKey } from '../../domain/enquiry/enquiry-labels'
import { type DiaryViewing, placeText, spanText, subjectText } from '../../domain/viewing/viewing'
import { londonDay } from '../../lib/time/london-time'
import { paths } from '../../paths'
import { Sheet } from '../ui/Sheet'
import { FactRow } from '../ui/FactRow'
import { dayTitle } from './diary-place'
import { visitorTime } from '../../domain/viewing/visitor-time'
import type { Journey } from './journeys'
import type { Person } from './people'
import { PersonDisc } from './PersonDisc'

interface Props {
  viewing: DiaryViewing
  person: Person
  journey: Journey | undefined
  /** Asks for, or shows, what the visitor thought; nothing before the start. */
  feedback: ReactNode
  /** The buttons that change or cancel it; nothing for a past or cancelled one. */
  actions: ReactNode
  onClose: () => void
}

const linkClass = 'py-2.5 text-note quiet-link'

/** Everything about one appointment, with the ways to call and to open its enquiry. */
export function AppointmentSheet({ viewing, person, journey, feedback, actions, onClose }: Props) {
  const { name, phone, kind, state, appointment, slug, note } = viewing
  const call = callLink(phone)
  const place = placeText(viewing)
  return (
    <Sheet title={subjectText(viewing)} isOpen onClose={onClose}>
      <dl className="border-t border-ink text-note tabular-nums">
        {state === 'requested' && (
          <FactRow label="State">
            Chosen by the {appointment === 'valuation' ? 'owner' : 'visitor'}, not confirmed yet
          </FactRow>
        )}
        {state === 'cancelled' && <FactRow label="State">Cancelled</FactRow>}
        <FactRow label="When">
          {dayTitle(londonDay(viewing.startsAt))}, {spanText(viewing)}
          {visitorTime(viewing) && <span className="block text-ink-2">{visitorTime(viewing)}</span>}
        </FactRow>
        <FactRow label={appointment === 'valuation' ? 'Owner' : 'Visitor'}>{name}</FactRow>
        {place && (
          <FactRow label="Where">
            {kind === 'video' && 'By video, from '}
            {place}
          </FactRow>
        )}
        <FactRow label="With">
          <span className="flex items-center gap-2">
            <PersonDisc person={person} />
            {person.name}
          </span>
        </FactRow>
        {journey && <FactRow label={journey.leaveBy ? 'On the way' : 'Same time'}>{journey.text}</FactRow>}
        {note && <FactRow label="Note">{note}</FactRow>}
      </dl>
      {actions && <p className="mt-5 flex flex-wrap gap-3">{actions}</p>}
      <p className="mt-3 flex flex-wrap gap-x-6">
        <a
          className={linkClass}
          href={paths.adminEnquiry(enquiryKey({ kind: viewing.enquiryKind, id: viewing.enquiryId }))}
        >
          Open the enquiry
        </a>
        {call && (
          <a className={linkClass} href={call}>
            Call {phone}
          </a>
        )}
        {slug && (
          <a className={linkClass} href={paths.property(slug)}>
            See the home
          </a>
        )}
      </p>
      {feedback && <div className="mt-5 border-t border-line pt-2 text-note">{feedback}</div>}
    </Sheet>
  )
}
