import { tryAgain } from '#messages/common.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { buttonClass } from './button-class'

interface Props<T> {
  /** Resolves to null if there is nothing to show. Always the same function. */
  load: () => Promise<T | null>
  /** What failed, beside a button that tries again. */
  failure: string
  className?: string | undefined
  children: (loaded: T) => ReactNode
}

/** A part of a page that is complete without it: nothing until it has loaded. */
export function LatePart<T>({ load, failure, className = '', children }: Props<T>) {
  const [loaded, setLoaded] = useState<{ value: T | null }>()
  const [failures, setFailures] = useState(0)
  const [isLoading, setLoading] = useState(true)
  const box = useRef<HTMLDivElement>(null)
  const isRetried = failures > 0
  useEffect(() => {
    if (!isLoading) return
    let isCurrent = true
    load().then(
      (value) => isCurrent && setLoaded({ value }),
      () => {
        if (!isCurrent) return
        setFailures((count) => count + 1)
        setLoading(false)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [load, isLoading])
  // The pressed button is gone.
  useEffect(() => {
    if (loaded && isRetried) box.current?.focus()
  }, [loaded, isRetried])

  if (loaded && loaded.value !== null)
    return (
      <div className={`w-full min-w-0 focus:outline-none ${className}`} ref={box} tabIndex={-1}>
        {children(loaded.value)}
      </div>
    )
  if (loaded || !isRetried) return null
  return (
    <div className="grid w-full justify-items-start gap-2 border-t border-line pt-3">
      {/* Each failure is announced. */}
      <p key={failures} className="text-note text-ink-2" role="alert">
        {failure}
      </p>
      <button
        type="button"
        className={buttonClass({ variant: 'outline', size: 'small' })}
        aria-busy={isLoading}
        onClick={() => setLoading(true)}
      >
        {tryAgain}
      </button>
    </div>
  )
}
