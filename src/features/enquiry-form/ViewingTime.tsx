import * as messages from '#messages/enquiry.ts'
import { chooseTime } from '#messages/slots.ts'
import { useState } from 'react'
import { retryableImport, useRetryableImport } from '../../components/ui/retryable-import'
import { SlotPicker } from '../../domain/viewing/SlotPicker'
import { londonWallTime } from '../../lib/time/london-time'
import { type DateFieldsProps } from './dates'
import { NativeDateInput } from './NativeDateInput'

// The picker is larger than the rest of the form. Native date fields are the fallback.
const datePickerImport = retryableImport(() => import('./DatePicker'))

/** The date picker, or native fields, which stay until the visitor's next choice: somebody may be typing in them. */
function DateInput(props: DateFieldsProps) {
  const { code, failed } = useRetryableImport(datePickerImport, true)
  const [isNative] = useState(failed)
  if (isNative || failed) return <NativeDateInput {...props} />
  if (code) return <code.DatePicker {...props} />
  return (
    <p className="min-h-48 text-ink-2" role="status">
      {messages.loadingCalendar}
    </p>
  )
}

/** The free times of the listing, or a date that the visitor types; and the day to move in. */
export function ViewingTime(props: DateFieldsProps) {
  const { viewing, slot, moving, errors, setValue, listing, kind, nearest, refusals } = props
  const [isTyping, setTyping] = useState(viewing !== '' && slot === '')
  const hasDate = isTyping || moving !== undefined
  const choose = (moment: string, minutes: number) => {
    setValue('slot', moment)
    setValue('slotMinutes', String(minutes))
    setValue('viewing', londonWallTime(new Date(moment)))
  }
  const change = () => {
    setTyping(!isTyping)
    setValue('slot', '')
    setValue('viewing', '')
  }
  return (
    <>
      {!isTyping && (
        <SlotPicker
          // Reads the free times again.
          key={refusals}
          id="enquiry-viewing"
          // A day is always chosen here.
          error={errors.viewing === messages.selectViewing ? chooseTime : errors.viewing}
          emptyHint={messages.canType}
          value={slot}
          onChoose={choose}
          {...{ listing, kind, nearest }}
        />
      )}
      <button type="button" className="cursor-pointer justify-self-start py-2 text-note quiet-link" onClick={change}>
        {isTyping ? messages.seeTimes : messages.typeAnother}
      </button>
      {hasDate && <DateInput key={String(isTyping)} {...props} onlyMoving={!isTyping} />}
    </>
  )
}
