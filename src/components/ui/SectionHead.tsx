import type { ReactNode } from 'react'

/** A section's title, and at the other end of its line what can be done with the whole section. */
export const SectionHead = ({ children }: { children: ReactNode }) => (
  <div className="mb-fluid-sm flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2.5">{children}</div>
)
