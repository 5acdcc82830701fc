import { type ReactNode, useState } from 'react'

/** Who changed the hours, and from what to what; behind a press, because it is long. */
export function HoursHistory({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="mt-5" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer py-2.5 text-note font-semibold">History of these hours</summary>
      {isOpen && children}
    </details>
  )
}
