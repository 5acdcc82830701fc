import type { ReactNode } from 'react'

/** A section's title, with actions for the section at the end of its line. */
export const SectionHead = ({ children }: { children: ReactNode }) => (
  <div className="mb-fluid-sm flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2.5">{children}</div>
)
