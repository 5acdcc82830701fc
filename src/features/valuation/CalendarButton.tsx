import * as messages from '#messages/valuation.ts'
import { useState } from 'react'

interface Props {
  label: string
  fileName: string
  /** Loads the code of the calendar entry, as a `text/calendar` file. */
  load: () => Promise<string>
}

/** Downloads a calendar entry; its code loads on the press. */
export function CalendarButton({ label, fileName, load }: Props) {
  const [failed, setFailed] = useState(false)
  const download = async () => {
    try {
      const [entry, { saveFile }] = await Promise.all([load(), import('../../lib/save-file')])
      saveFile(fileName, [entry], 'text/calendar')
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }
  return (
    <p>
      <button type="button" className="min-h-11 cursor-pointer text-left quiet-link" onClick={() => void download()}>
        {label}
      </button>
      {failed && (
        <span className="block" role="alert">
          {messages.calendarLost}
        </span>
      )}
    </p>
  )
}
