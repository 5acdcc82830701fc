import * as messages from '#messages/enquiry.ts'
import { retryableImport, useRetryableImport } from '../../components/ui/retryable-import'
import type { DateFieldsProps } from './dates'
import { NativeDateInput } from './NativeDateInput'

export const viewingTimeImport = retryableImport(() => import('./ViewingTime'))

/** The free times, once their code has loaded. Native date fields are the fallback, from which it can load again. */
export function ViewingTimeLoader(props: DateFieldsProps) {
  const { code, status, failed } = useRetryableImport(viewingTimeImport, true)
  if (code) return <code.ViewingTime {...props} />
  if (!failed)
    return (
      <p className="min-h-48 text-ink-2" role="status">
        {messages.loadingTimes}
      </p>
    )
  return (
    <>
      <NativeDateInput {...props} />
      <button
        type="button"
        className="cursor-pointer justify-self-start py-2 text-note quiet-link"
        onClick={() => void viewingTimeImport.request()}
      >
        {status === 'loading' ? messages.loadingTimes : messages.seeTimes}
      </button>
    </>
  )
}
