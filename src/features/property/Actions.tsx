import clsx from 'clsx'
import type { ReactNode } from 'react'

/** What can be done about a home, in one line; on paper nothing can. Its links are `actionClass`. */
export const Actions = ({ className, children }: { className?: string; children: ReactNode }) => (
  <p className={clsx('mt-4.5 flex flex-wrap items-baseline gap-x-6.5 print:hidden', className)}>{children}</p>
)
export const actionClass = 'link py-2'
