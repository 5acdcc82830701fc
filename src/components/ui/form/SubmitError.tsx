import { useEffect, useRef } from 'react'
import { site } from '../../../site'

interface Props {
  message: string
  /**
   * `offline`: the visitor has no connection. `unreachable`: no answer came. `refused`: an answer came, and it was
   * no.
   */
  kind: 'offline' | 'unreachable' | 'refused'
}

const meaning = {
  offline: 'You seem to be offline. Your answers are kept here: send them again when the connection is back.',
  unreachable:
    'No answer came from our side. Your answers are kept here, and ' +
    'sending them again is safe: they will not reach us twice.',
  refused: 'Your answers are kept here.',
}

/** A message that was not stored: why, what to do, and a number that a person answers. It takes the focus. */
export function SubmitError({ message, kind }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className="form-failure" ref={box} tabIndex={-1} role="alert" data-kind={kind}>
      <p className="heading">{message}</p>
      <p>
        {meaning[kind]} Or call <a href={`tel:${site.phone.dial}`}>{site.phone.shown}</a>.
      </p>
    </div>
  )
}
