import type { ReactNode } from 'react'
import { site } from '../../site'

/** In place of a list that holds nothing: what can be done about it; by default, to write to us. */
export const NoListings = ({ children }: { children?: ReactNode }) => (
  <div>
    <p className="mb-1 font-medium">No properties found</p>
    {children ?? (
      <p>
        Nothing is on the list today. Write to{' '}
        <a className="quiet-link" href={`mailto:${site.email}`}>
          {site.email}
        </a>{' '}
        and tell us what you want: we will write when we have it.
      </p>
    )}
  </div>
)
