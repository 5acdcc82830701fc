import clsx from 'clsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { type ResendState, resendText } from './emails'

interface Props {
  resend: ResendState
  className: string
  /** The status without an outcome. */
  children?: ReactNode
}

/** The outcome of sending an email again. Takes the focus if the button that had it has gone. */
export function ResendStatus({ resend, className, children }: Props) {
  const status = useRef<HTMLParagraphElement>(null)
  const text = resendText(resend)
  useEffect(() => {
    if (text && document.activeElement === document.body) status.current?.focus()
  }, [text])
  return (
    <p className={clsx('focus:outline-none', className)} ref={status} role="status" tabIndex={-1}>
      {text || children}
    </p>
  )
}
