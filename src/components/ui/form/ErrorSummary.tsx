import * as messages from '#messages/form.ts'
import clsx from 'clsx'
import { useEffect, useRef } from 'react'

interface Props {
  /** In field order. */
  errors: { id: string; message: string }[]
  /** The number of attempts: each focuses the summary. */
  attempts: number
  /** In a narrow column. */
  compact?: boolean
}

/** A summary of the errors, with a link to each field. */
export function ErrorSummary({ errors, attempts, compact }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const summary = box.current
    summary?.focus({ preventScroll: true })
    // One that is taller than the screen is read from its title.
    const isTall = (summary?.offsetHeight ?? 0) > innerHeight * 0.6
    summary?.scrollIntoView({ block: isTall ? 'start' : 'nearest' })
  }, [attempts])
  useEffect(() => {
    const { title } = document
    document.title = messages.errorPrefix + title
    return () => void (document.title = title)
  }, [])
  return (
    <div
      className={clsx(
        'max-w-[40em] border border-l-4 border-line border-l-brick bg-paper',
        // The title of its step stays visible above it.
        compact ? 'scroll-mt-20 px-4 py-3.5 text-note' : 'px-6.5 pt-5 pb-5.5',
      )}
      data-testid="error-summary"
      ref={box}
      tabIndex={-1}
      aria-labelledby="error-summary-title"
    >
      <div role="alert">
        <p className="mb-1.5 font-bold" id="error-summary-title">
          {messages.problem}
        </p>
        <ul>
          {errors.map(({ id, message }) => (
            <li className="py-0.75" key={id}>
              <a
                className="inline-block py-0.75 font-semibold text-brick-2 quiet-link hover:text-ink"
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault()
                  document.getElementById(id)?.focus()
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
