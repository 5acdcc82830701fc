import * as messages from '#messages/valuation.ts'
import { space } from '#messages/common.ts'
import { useState } from 'react'
import { PhoneLink } from '../../components/ui/form/PhoneLink'
import { ReplyDeadline } from '../../domain/enquiry/ReplyDeadline'
import { serverDate } from '../../lib/time/server-time'

const heads = { sales: messages.headOfSales, lettings: messages.headOfLettings }
const callers: Record<string, string> = { sale: heads.sales, sales: heads.sales, rental: heads.lettings }

/** Downloads a calendar file; its code loads on the press. */
async function addToCalendar(caller: string, requestedAt: Date) {
  const [{ callNote }, { saveFile }] = await Promise.all([
    import('../../domain/enquiry/call-note'),
    import('../../lib/save-file'),
  ])
  saveFile('calls.ics', [callNote(caller, requestedAt)], 'text/calendar')
}

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
        {messages.fullStop}
      </p>
      <p>
        <button
          type="button"
          className="min-h-11 cursor-pointer text-left quiet-link"
          onClick={() => void addToCalendar(caller, requestedAt)}
        >
          {messages.addCall}
        </button>
      </p>
    </>
  )
}
