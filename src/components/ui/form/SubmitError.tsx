import { fullStop } from '#messages/common.ts'
import * as messages from '#messages/form.ts'
import clsx from 'clsx'
import { useEffect, useRef } from 'react'
import { PhoneLink } from '../PhoneLink'

interface Props {
  message: string
  /** `offline`: no connection. `unreachable`: no response. `refused`: the backend rejected the request. */
  kind: 'offline' | 'unreachable' | 'refused'
  /** With less space around it, in a narrow column. */
  compact?: boolean
}

const explanations = {
  offline: messages.offline,
  unreachable: messages.unreachable,
  refused: messages.refused,
}

/** The error of a failed submit: why, what to do, and a phone number. Takes the focus. */
export function SubmitError({ message, kind, compact }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div
      className={clsx('border-l-4 border-brick bg-paper shadow-line', compact ? 'px-4 py-3.5 text-note' : 'px-5 py-4')}
      ref={box}
      tabIndex={-1}
      role="alert"
      data-testid="submit-error"
      data-kind={kind}
    >
      <p className="mb-1.5 font-bold">{message}</p>
      <p>
        {explanations[kind]} {messages.orCall} <PhoneLink />
        {fullStop}
      </p>
    </div>
  )
}
