import type { ReactNode } from 'react'
import { site } from '../../site'

/** In place of a list that holds nothing: what can be done about it; by default, to write to us. */
export const NoListings = ({ children }: { children?: ReactNode }) => (
  <div>
    <p className="mb-2.5 font-serif text-h3 leading-[1.2] font-light">No properties found</p>
    {children ?? (
      <p>
        Nothing is on the list today. Tell us what you want at{' '}
        <a className="link" href={`mailto:${site.email}`}>
          {site.email}
        </a>{' '}
        and we will write when it comes.
      </p>
    )}
  </div>
)
