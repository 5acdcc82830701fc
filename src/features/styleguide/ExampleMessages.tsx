import { buttonClass } from '../../components/ui/button-class'
import { useState } from 'react'
import { ConfirmDialog } from '../../components/ui/ConfirmDialog'
import { toast } from '../../components/ui/toast'

/** Demonstrates a confirm dialog and a toast. */
export function ExampleMessages() {
  const [confirming, setConfirming] = useState(false)
  const close = () => setConfirming(false)
  return (
    <>
      <p className="mt-9.5 flex flex-wrap gap-4">
        <button type="button" className={buttonClass({ variant: 'primary' })} onClick={() => setConfirming(true)}>
          Ask before deleting
        </button>
        <button
          type="button"
          className={buttonClass({ variant: 'outline' })}
          onClick={() => toast('The address of this home is copied.')}
        >
          Say something in passing
        </button>
      </p>
      {confirming && (
        <ConfirmDialog title="Delete this home?" cancel="Keep it" onCancel={close}>
          <p>
            Are you sure you want to delete “Cornwall Gardens Apartment”? Its page goes at once, and its pictures with
            it.
          </p>
          <button type="button" className={buttonClass({ variant: 'danger' })} onClick={close}>
            Delete
          </button>
        </ConfirmDialog>
      )}
    </>
  )
}
