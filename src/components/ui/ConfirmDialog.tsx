import { Children, type ReactNode, useEffect, useRef } from 'react'
import { buttonClass } from './button-class'
import { dialogBodyClass, dialogClass, dialogTitleClass } from './dialog-class'
import { ActionRow } from './ActionRow'

interface Props {
  title: string
  /** The way back, which has the focus first. */
  cancel: string
  onCancel: () => void
  /** Given where something is chosen: the dialog is a form then, and what is chosen already has the focus. */
  onSubmit?: () => void
  /** What is said or asked, and then the ways on. */
  children: ReactNode
}

/** A question over the page, with the harmless answer first under the fingers. Escape is that answer too. */
export function ConfirmDialog({ title, cancel, onCancel, onSubmit, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const [opened, before] = [dialog.current, document.activeElement]
    opened?.showModal()
    const chosen = opened?.querySelector<HTMLElement>('input:checked')
    ;(chosen ?? first.current)?.focus()
    return () => {
      opened?.close()
      // Taken out of the page, a dialog gives the focus back to nobody.
      if (document.activeElement === document.body && before instanceof HTMLElement && before.isConnected)
        before.focus()
    }
  }, [])
  const [text, ...actions] = Children.toArray(children)
  const Body = onSubmit ? 'form' : 'div'
  return (
    <dialog
      ref={dialog}
      className={dialogClass('small')}
      data-dialog
      role={onSubmit ? undefined : 'alertdialog'}
      aria-labelledby="question-title"
      aria-describedby={onSubmit ? undefined : 'question-words'}
      onCancel={(event) => {
        event.preventDefault()
        onCancel()
      }}
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
        <ActionRow as="div">
          <button type="button" className={buttonClass({ variant: 'secondary' })} ref={first} onClick={onCancel}>
            {cancel}
          </button>
          {actions}
        </ActionRow>
      </Body>
    </dialog>
  )
}
