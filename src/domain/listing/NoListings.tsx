import type { ReactNode } from 'react'
import { agency } from '#agency/agency.ts'

/** Empty state of a list, with a next step: by default, contacting us. */
export const NoListings = ({ children }: { children?: ReactNode }) => (
  <div>
    <p className="mb-1 font-medium">No properties found</p>
    {children ?? (
      <p>
        There are no homes in this list today. Write to{' '}
        <a className="quiet-link" href={`mailto:${agency.email}`}>
          {agency.email}
        </a>{' '}
        and tell us what you are looking for. We will write to you when we have it.
      </p>
    )}
  </div>
)
