import { type ReactNode, useState } from 'react'

interface Props {
  summary: ReactNode
  className?: string
  summaryClass: string
  children: ReactNode
}

/** Content behind a press, which is not loaded before. */
export function LazyDetails({ summary, className, summaryClass, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={className} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={summaryClass}>{summary}</summary>
      {isOpen && children}
    </details>
  )
}
