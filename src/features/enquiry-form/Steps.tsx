import * as messages from '#messages/enquiry.ts'
import clsx from 'clsx'
import type { ReactNode, Ref } from 'react'

/** How many steps are begun, as dots; the heading says it in words. */
export const StepDots = ({ names, step }: { names: readonly string[]; step: number }) => (
  <p className="mb-1 flex gap-2.5" data-step={step} aria-hidden="true">
    {names.map((name, n) => (
      <i
        key={name}
        className={clsx(
          'size-2.5 rounded-full border',
          n < step ? 'border-brick bg-brick forced-colors:bg-[CanvasText]' : 'border-edge',
        )}
      />
    ))}
  </p>
)

interface HeadingProps {
  names: readonly string[]
  step: number
  /** Takes the focus when a step begins. */
  heading: Ref<HTMLHeadingElement>
}

/** The heading of the current step. */
export const StepHeading = ({ names, step, heading }: HeadingProps) => (
  <div className="grid grid-cols-[1.75rem_minmax(0,1fr)] items-baseline border-t border-ink pt-3.5">
    <span className="font-serif text-h4 font-light text-brick" aria-hidden="true">
      {step}
    </span>
    <h3 className="text-h4 focus:outline-none" ref={heading} tabIndex={-1}>
      <span className="sr-only">{messages.stepOf(step, names.length)}</span>
      {names[step - 1]}
    </h3>
  </div>
)

interface FoldedProps {
  number: number
  /** A heading for the active step. */
  children: ReactNode
  summary?: string
  /** Reopens the step. */
  change?: { name: string; onPress: () => void; disabled: boolean }
}

/** One line of the step list: number, name and, once completed, a summary. */
export const FoldedStep = ({ number, children, summary, change }: FoldedProps) => (
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
