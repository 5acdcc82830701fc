import * as messages from '#messages/valuation-dialog.ts'
import clsx from 'clsx'
import { lastStep, steps } from '../../../domain/enquiry/valuation-booking'

/** A cross of two hairlines in a target of 44 px. */
const closeClass = clsx(
  'relative -my-3 -mr-4 size-11 cursor-pointer',
  'before:absolute before:inset-x-4 before:top-1/2 before:rotate-45 before:border-t-[1.5px] before:border-ink',
  'after:absolute after:inset-x-4 after:top-1/2 after:-rotate-45 after:border-t-[1.5px] after:border-ink',
)

/** The progress, and the close button. */
export const DialogProgress = ({ step, onClose }: { step: number; onClose: () => void }) => (
  <div className="grid grid-cols-[1fr_auto] items-center text-small text-ink-2 tabular-nums">
    <p aria-live="polite">{messages.stepOf(step, lastStep)}</p>
    <button type="button" className={closeClass} aria-label={messages.closeDialog} onClick={onClose} />
    <ol className="col-span-full mt-2.5 flex gap-[6px]" aria-hidden="true">
      {steps.map((_, n) => (
        <li
          key={n}
          className={clsx(
            'h-[2px] flex-1',
            n + 1 < step || step === lastStep ? 'bg-green' : n + 1 === step ? 'bg-brick' : 'bg-line',
          )}
        />
      ))}
    </ol>
  </div>
)
