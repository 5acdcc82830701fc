import { type ReactNode, useState } from 'react'

interface Props {
  summary: ReactNode
  className?: string
  summaryClass: string
  /** Opens it when it becomes true. Only the user closes it. */
  opens?: boolean
  children: ReactNode
}

/** Content behind a press, which is not loaded before. */
export function LazyDetails({ summary, className, summaryClass, opens = false, children }: Props) {
  const [isOpen, setOpen] = useState(opens)
  const [before, setBefore] = useState(opens)
  if (before !== opens) {
    setBefore(opens)
    if (opens) setOpen(true)
  }
  return (
    <details className={className} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={summaryClass}>{summary}</summary>
      {isOpen && children}
    </details>
  )
}
