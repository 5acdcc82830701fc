import * as messages from '#messages/enquiry.ts'
import clsx from 'clsx'
import type { Ref } from 'react'

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

interface Props {
  names: readonly string[]
  step: number
  /** Takes the focus when a step begins. */
  heading: Ref<HTMLHeadingElement>
}

/** The heading of the current step. */
export const StepHeading = ({ names, step, heading }: Props) => (
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
