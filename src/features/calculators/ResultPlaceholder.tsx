import * as messages from '#messages/calculator.ts'
import type { AnyFields } from './calculator'

interface Props {
  why?: string | undefined
  missing: readonly [name: string, field: AnyFields[string]][]
}

/** Placeholder of a breakdown while fields are empty: the reason, and a link to each field. */
export const ResultPlaceholder = ({ why, missing }: Props) => (
  <div className="max-w-[32em]">
    {missing.length > 0 ? <p>{why}</p> : <p>{messages.correctMarked}</p>}
    <ul>
      {missing.map(([name, { label }]) => (
        <li key={name} className="mt-2">
          <a
            className="inline-block py-1.25 quiet-link"
            href={`#calc-${name}`}
            onClick={(event) => {
              event.preventDefault()
              document.getElementById(`calc-${name}`)?.focus()
            }}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  </div>
)
