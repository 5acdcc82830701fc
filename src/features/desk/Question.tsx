import { Children, type ReactNode, useEffect, useRef } from 'react'

interface Props {
  title: string
  /** The way back, which has the focus first. */
  cancel: string
  onCancel: () => void
  /** What is said, and then the ways on. */
  children: ReactNode
}

/** A question over the page, with the harmless answer first under the fingers. Escape is that answer too. */
export function Question({ title, cancel, onCancel, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const [opened, before] = [dialog.current, document.activeElement]
    opened?.showModal()
    first.current?.focus()
    return () => {
      opened?.close()
      // Taken out of the page, a dialog gives the focus back to nobody.
      if (document.activeElement === document.body && before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  const [words, ...ways] = Children.toArray(children)
  return (
    <dialog
      ref={dialog}
      className="dialog question"
      role="alertdialog"
      aria-labelledby="question-title"
      aria-describedby="question-words"
      onCancel={(event) => {
        event.preventDefault()
        onCancel()
      }}
    >
      <div className="body">
        <h2 id="question-title">{title}</h2>
        <div id="question-words">{words}</div>
        <div className="way-on">
          <button type="button" className="btn secondary" ref={first} onClick={onCancel}>{cancel}</button>
          {ways}
        </div>
      </div>
    </dialog>
  )
}
