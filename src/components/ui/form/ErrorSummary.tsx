import clsx from 'clsx'
import { useEffect, useRef } from 'react'

interface Props {
  /** In the order of the fields. */
  errors: { id: string; message: string }[]
  /** How many times the form was tried: at each, the summary takes the focus. */
  attempts: number
  /** In a narrow column. */
  compact?: boolean
}

/** What has to be put right, in the fields' own words, with a link to each. */
export function ErrorSummary({ errors, attempts, compact }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [attempts])
  useEffect(() => {
    document.title = `Error: ${document.title}`
    return () => void (document.title = document.title.replace(/^Error: /, ''))
  }, [])
  return (
    <div
      className={clsx(
        'max-w-[40em] border border-l-4 border-line border-l-brick bg-paper',
        // The title of its step stands above it, and in sight.
        compact ? 'scroll-mt-20 px-4 py-3.5 text-note' : 'px-6.5 pt-5 pb-5.5',
      )}
      data-testid="error-summary"
      ref={box}
      tabIndex={-1}
      aria-labelledby="error-summary-title"
    >
      <div role="alert">
        <p className="mb-1.5 font-bold" id="error-summary-title">
          There is a problem
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
