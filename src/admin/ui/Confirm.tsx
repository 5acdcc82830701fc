import type { ReactNode } from 'react'
import { ConfirmDialog } from '../../components/ui/ConfirmDialog'
import { Button } from './Button'

interface Props {
  title: string
  /** The button that acts. */
  verb: string
  cancel?: string
  /** Whether it cannot be undone. */
  danger?: boolean
  onConfirm: () => void
  onClose: () => void
  /** What the action does. */
  children: ReactNode
}

/** Asks before an action, and closes before it begins. */
export const Confirm = ({ title, verb, cancel = 'Cancel', danger = false, onConfirm, onClose, children }: Props) => (
  <ConfirmDialog title={title} cancel={cancel} onCancel={onClose}>
    <div>{children}</div>
    <Button
      variant={danger ? 'danger' : 'primary'}
      onClick={() => {
        onClose()
        onConfirm()
      }}
    >
      {verb}
    </Button>
  </ConfirmDialog>
)
