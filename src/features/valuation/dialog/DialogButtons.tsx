import * as messages from '#messages/valuation-dialog.ts'
import clsx from 'clsx'
import { buttonClass } from '../../../components/ui/button-class'
import { lastStep, sendingStep } from '../../../domain/enquiry/valuation-booking'

/** The buttons are sticky; on short screens they would cover the fields. */
const buttonsClass = clsx(
  'mt-auto flex items-center justify-end bg-stucco py-6 max-tablet:pt-4.5 max-tablet:pb-5.5',
  'tall:sticky tall:bottom-0 tall:tablet:pb-10',
)

interface Props {
  step: number
  canSubmit: boolean
  sending: boolean
  onBack: () => void
}

function submitLabel(step: number, sending: boolean): string {
  if (step <= 2) return messages.start
  if (step < sendingStep) return messages.next
  if (step === lastStep) return messages.close
  return sending ? messages.submitting : messages.submit
}

/** The buttons at the bottom of a step. */
export const DialogButtons = ({ step, canSubmit, sending, onBack }: Props) => (
  <div className={buttonsClass}>
    {step > 2 && step < lastStep && (
      <button
        type="button"
        className="mr-auto cursor-pointer py-3 font-medium quiet-link"
        onClick={onBack}
        disabled={sending}
      >
        {messages.back}
      </button>
    )}
    <button
      type="submit"
      className={buttonClass({ variant: step === sendingStep ? 'send' : 'primary' })}
      disabled={!canSubmit || sending}
    >
      {submitLabel(step, sending)}
    </button>
  </div>
)
