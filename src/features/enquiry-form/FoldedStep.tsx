import * as messages from '#messages/enquiry.ts'
import clsx from 'clsx'
import type { ReactNode } from 'react'

interface Props {
  number: number
  /** A heading for the active step. */
  children: ReactNode
  summary?: string
  /** Reopens the step. */
  change?: { name: string; onPress: () => void; disabled: boolean }
}

/** One line of the step list: number, name and, once completed, a summary. */
export const FoldedStep = ({ number, children, summary, change }: Props) => (
  <div
    className={clsx(
      'grid grid-cols-[1.75rem_minmax(0,1fr)_auto] items-baseline border-t pt-3.5',
      change ? 'border-ink' : 'border-line noscript:hidden',
    )}
  >
    <span className="font-serif text-h4 font-light text-ink-2" aria-hidden="true">
      {number}
    </span>
    {children}
    {change && (
      <button
        type="button"
        className="-my-2.5 min-h-11 min-w-11 cursor-pointer text-right text-note quiet-link"
        onClick={change.onPress}
        disabled={change.disabled}
      >
        {messages.change}
        <span className="sr-only">{messages.stepToChange(change.name)}</span>
      </button>
    )}
    {summary && (
      <p className="col-span-2 col-start-2 text-note wrap-anywhere whitespace-pre-line text-ink-2">{summary}</p>
    )}
  </div>
)
