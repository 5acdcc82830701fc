import { useState } from 'react'
import { ReplyDeadline } from '../../../domain/enquiry/ReplyDeadline'
import { ValuationLinks } from '../ValuationLinks'
import { PhoneLink } from '../../../components/ui/form/PhoneLink'
import { serverDate } from '../../../lib/time/server-time'

const callers: Record<string, string> = { sale: 'Our head of sales', rental: 'Our head of lettings' }

/** Downloads a calendar file; its code loads on the press. */
async function addToCalendar(caller: string, requestedAt: Date) {
  const [{ callNote }, { saveFile }] = await Promise.all([
    import('../../../domain/enquiry/call-note'),
    import('../../../lib/save-file'),
  ])
  saveFile('calls.ics', [callNote(caller, requestedAt)], 'text/calendar')
}

/** Step 8: the call's deadline, caller and number, also as a calendar entry. */
export function WhatNext({ type }: { type: string }) {
  const caller = callers[type] ?? 'One of us'
  const [requestedAt] = useState(() => serverDate())
  return (
    <>
      <p className="mt-3 max-w-[33em] text-body leading-[1.5] text-ink-2">
        {caller} calls you <ReplyDeadline />, from <PhoneLink />.
      </p>
      <p className="mt-3">
        <button
          type="button"
          className="min-h-11 cursor-pointer quiet-link"
          onClick={() => void addToCalendar(caller, requestedAt)}
        >
          Add the call to your calendar
        </button>
      </p>
      <div className="mt-3 mb-2">
        <ValuationLinks sale={type === 'sale'} />
      </div>
    </>
  )
}
