import * as messages from '#messages/enquiry.ts'
import { useEffect, useRef, useState } from 'react'
import { retryableImport, useRetryableImport } from '../../components/ui/retryable-import'
import type { DateFieldsProps } from './dates'
import { NativeDateInput } from './NativeDateInput'

export const viewingTimeImport = retryableImport(() => import('./ViewingTime'))

/** The free times, once their code has loaded. Native date fields are the fallback, from which it can load again. */
export function ViewingTimeLoader(props: DateFieldsProps) {
  const { code, failed } = useRetryableImport(viewingTimeImport, true)
  // Only the button replaces native fields, and not while somebody types in them.
  const [view, setView] = useState<'native' | 'requested' | 'times' | null>(failed ? 'native' : null)
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (view === 'times') document.getElementById('enquiry-viewing')?.focus()
  }, [view])
  const showTimes = async () => {
    setView('requested')
    const hasLoaded = await viewingTimeImport.request()
    if (!hasLoaded || fields.current?.contains(document.activeElement) !== false) return setView('native')
    props.setValue('viewing', '')
    setView('times')
  }
  if (failed || view === 'native' || view === 'requested')
    return (
      <>
        <div className="contents" ref={fields}>
          <NativeDateInput {...props} />
        </div>
        <button
          type="button"
          className="cursor-pointer justify-self-start py-2 text-note quiet-link"
          onClick={() => void showTimes()}
        >
          {messages.seeTimes}
        </button>
        <p className="text-note text-ink-2 empty:sr-only" role="status">
          {view === 'requested' && messages.loadingTimes}
        </p>
      </>
    )
  if (code) return <code.ViewingTime {...props} />
  return (
    <p className="min-h-48 text-ink-2" role="status">
      {messages.loadingTimes}
    </p>
  )
}
