import { useEffect, useRef } from 'react'

interface Props {
  /** In the order of the fields. */
  errors: { id: string; message: string }[]
  /** How many times the form was tried: at each, the summary takes the focus. */
  attempts: number
}

/** What has to be put right, in the fields' own words, with a link to each. */
export function ErrorSummary({ errors, attempts }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [attempts])
  useEffect(() => {
    document.title = `Error: ${document.title}`
    return () => void (document.title = document.title.replace(/^Error: /, ''))
  }, [])
  return (
    <div className="error-summary" ref={box} tabIndex={-1} aria-labelledby="error-summary-title">
      <div role="alert">
        <p className="heading" id="error-summary-title">
          There is a problem
        </p>
        <ul>
          {errors.map(({ id, message }) => (
            <li key={id}>
              <a
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
