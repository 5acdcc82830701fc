import clsx from 'clsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { buttonClass } from '../button-class'

interface Props {
  title: string
  /** The heading's level where the form stands. An h2 stands in a narrow column. */
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
  const narrow = Heading === 'h2'
  return (
    <div
      className={clsx('grid max-w-[33em] content-start justify-items-start', narrow ? 'gap-3.5' : 'gap-4')}
      style={{ minHeight: height }}
    >
      <Heading
        className={clsx(narrow ? 'text-[1.75rem]' : 'text-h2', 'focus:outline-none')}
        ref={heading}
        tabIndex={-1}
      >
        {title}
      </Heading>
      <div className="space-y-2.5" role="status">
        {children}
      </div>
      <button type="button" className={buttonClass({ variant: 'outline' })} onClick={onAgain}>
        {again}
      </button>
    </div>
  )
}
