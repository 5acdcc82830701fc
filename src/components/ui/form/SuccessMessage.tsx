import { buttonClass } from '../button-class'
import { type ReactNode, useEffect, useRef } from 'react'

interface Props {
  title: string
  /** The heading's level where the form stands. */
  level?: 'h2' | 'h3'
  again: string
  onAgain: () => void
  /** The height of what it stands for, in pixels: nothing below it moves. */
  height: number
  children: ReactNode
}

/** In place of a form that was sent: what happens next, and a way back to the form. Its heading takes the focus. */
export function SuccessMessage({ title, level: Heading = 'h3', again, onAgain, height, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="form-done" style={{ minHeight: height }}>
      <Heading ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      <div role="status">{children}</div>
      <button type="button" className={buttonClass({ variant: 'outline' })} onClick={onAgain}>
        {again}
      </button>
    </div>
  )
}
