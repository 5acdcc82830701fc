import * as messages from '#messages/form.ts'
import clsx from 'clsx'
import { buttonClass } from '../button-class'

interface Props {
  label: string
  /** The label while the request is pending. */
  pendingLabel?: string
  sending: boolean
}

/** The submit button of a visitor's form. */
export const SendButton = ({ label, pendingLabel = messages.sending, sending }: Props) => (
  <button
    className={clsx(buttonClass({ variant: 'send' }), 'justify-self-start')}
    type="submit"
    disabled={sending}
    aria-busy={sending}
  >
    {sending ? pendingLabel : label}
  </button>
)
