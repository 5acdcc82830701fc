import * as messages from '#messages/valuation.ts'
import { fullStop, space } from '#messages/common.ts'
import { useState } from 'react'
import { PhoneLink } from '../../components/ui/PhoneLink'
import { ReplyDeadline } from '../../domain/enquiry/ReplyDeadline'
import { serverDate } from '../../lib/time/server-time'
import { CalendarButton } from './CalendarButton'

const heads = { sales: messages.headOfSales, lettings: messages.headOfLettings }
const callers: Record<string, string> = { sale: heads.sales, sales: heads.sales, rental: heads.lettings }

interface Props {
  /** The type of the valuation, of the dialog or of a page's form. */
  type: string
  className?: string
}

/** After a request: the call's deadline, caller and number, also as a calendar entry. */
export function CallBack({ type, className }: Props) {
  const caller = callers[type] ?? messages.oneOfUs
  const [requestedAt] = useState(() => serverDate())
  return (
    <>
      <p className={className}>
        {messages.callsYou(caller)}
        {space}
        <ReplyDeadline />
        {messages.fromNumber} <PhoneLink />
        {fullStop}
      </p>
      <CalendarButton
        label={messages.addCall}
        fileName="calls.ics"
        load={async () => (await import('../../domain/enquiry/call-note')).callNote(caller, requestedAt)}
      />
    </>
  )
}
