import clsx from 'clsx'
import { formatLondonTime } from '../../domain/staff/format-moments'
import { meetingPlaceText } from '../../domain/viewing/meeting-place'
import { nextStep, type Viewing, viewingKinds } from '../../domain/viewing/viewing'
import { textLanguage } from '../../lib/format/text-language'
import { accountName, useAccounts } from '../query/accounts'
import { TextButton } from '../ui/Button'
import { Feedback } from './Feedback'
import { type BookableEnquiry, visitorLocalTime, appointmentWords } from './viewing-values'

interface Props {
  viewing: Viewing
  enquiry: BookableEnquiry
  now: Date
  /** Undefined while another viewing is being booked or changed, and for read-only accounts. */
  onChange: (() => void) | undefined
  onCancel: (() => void) | undefined
  /** Called once it is recorded that an unconfirmed one did not take place. */
  onCancelled: (message: string) => void
}

/** One viewing: its time in both zones, kind, host, address, note and actions; after its end, its feedback. */
export function ViewingLine({ viewing, enquiry, now, onChange, onCancel, onCancelled }: Props) {
  const { startsAt, minutes, kind, appointment, host, note, state } = viewing
  const account = useAccounts().find(({ id }) => id === viewing.attendeeId)
  const moment = formatLondonTime(startsAt.toISOString())
  const visitorTime = visitorLocalTime(enquiry, startsAt)
  const place = meetingPlaceText(viewing)
  const step = nextStep(viewing, now)
  const isPast = step === 'feedback' || step === 'outcome'
  const { appointmentWord } = appointmentWords(appointment)
  const change = state === 'requested' ? 'Confirm or change' : 'Change'
  return (
    <li className="border-b border-line py-2.5">
      <p className={clsx('tabular-nums', state === 'cancelled' ? 'text-ink-2 line-through' : 'font-semibold')}>
        {moment} in London
      </p>
      <p className="text-ink-2">
        {state === 'cancelled' && 'Cancelled. '}
        {state === 'requested' &&
          `Chosen by the ${appointmentWords(appointment).personWord}, not confirmed${isPast ? '' : ' yet'}. `}
        {isPast && 'In the past. '}
        {visitorTime && `${visitorTime}. `}
        {appointment === 'valuation' && 'Valuation visit. '}
        {viewingKinds.find(({ value }) => value === kind)?.label}, {minutes} minutes, with{' '}
        {accountName({ name: host, ended: account?.ended ?? false })}.
      </p>
      {place && state !== 'cancelled' && <p className="wrap-anywhere text-ink-2">{place}</p>}
      {note && state === 'booked' && (
        <p className="mt-1 wrap-anywhere whitespace-pre-line" dir="auto" lang={textLanguage(note)}>
          {note}
        </p>
      )}
      {step === 'change' && onChange && (
        <p className="flex flex-wrap gap-x-6 text-ink-2">
          <TextButton className="py-2" aria-label={`${change} the ${appointmentWord} on ${moment}`} onClick={onChange}>
            {change}
          </TextButton>
          <TextButton className="py-2" aria-label={`Cancel the ${appointmentWord} on ${moment}`} onClick={onCancel}>
            Cancel the {appointmentWord}
          </TextButton>
        </p>
      )}
      {isPast && <Feedback {...{ viewing, enquiry, onCancelled }} />}
    </li>
  )
}
