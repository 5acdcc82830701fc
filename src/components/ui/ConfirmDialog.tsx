import { Children, type ReactNode, useEffect, useRef } from 'react'
import { buttonClass } from './button-class'
import { dialogBodyClass, dialogClass, dialogTitleClass } from './dialog-class'

interface Props {
  title: string
  /** The cancel button, which has the initial focus. */
  cancel: string
  onCancel: () => void
  /** Receives the open dialog, which it may close: `registerOverlay` lets Back cancel. */
  onOpen?: (dialog: HTMLDialogElement) => void
  /** For a dialog with choices: it is then a form, and the selected choice has the focus. */
  onSubmit?: () => void
  /** The text, then the actions. */
  children: ReactNode
}

/**
 * A confirmation dialog. It focuses the safe choice, which Escape also selects. It is outside of what a sheet makes
 * inert, and a press in it does not close the sheet.
 */
export function ConfirmDialog({ title, cancel, onCancel, onOpen, onSubmit, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const cancelButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const [element, before] = [dialog.current, document.activeElement]
    element?.showModal()
    if (element) onOpen?.(element)
    const chosen = element?.querySelector<HTMLElement>('input:checked')
    ;(chosen ?? cancelButton.current)?.focus()
    return () => {
      element?.close()
      // A dialog removed from the page does not restore the focus by itself.
      if (document.activeElement === document.body && before instanceof HTMLElement && before.isConnected)
        before.focus()
    }
  }, [onOpen])
  const [text, ...actions] = Children.toArray(children)
  const Body = onSubmit ? 'form' : 'div'
  return (
    <dialog
      ref={dialog}
      className={dialogClass('small')}
      data-dialog
      data-react-aria-top-layer
      role={onSubmit ? undefined : 'alertdialog'}
      aria-labelledby="question-title"
      aria-describedby={onSubmit ? undefined : 'question-words'}
      onCancel={(event) => {
        event.preventDefault()
        onCancel()
      }}
      onClose={onOpen && onCancel}
    >
      <Body
        className={dialogBodyClass('small')}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit?.()
        }}
      >
        <h2 id="question-title" className={dialogTitleClass('small')}>
          {title}
        </h2>
        <div id="question-words">{text}</div>
        <div className="mt-8 flex flex-wrap gap-3">
          {actions}
          <button type="button" className={buttonClass({ variant: 'outline' })} ref={cancelButton} onClick={onCancel}>
            {cancel}
          </button>
        </div>
      </Body>
    </dialog>
  )
}
