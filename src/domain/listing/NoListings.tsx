import type { ReactNode } from 'react'
import { valuationPath } from './offered-types'
import { agency } from '#agency/agency.ts'

interface Props {
  /** What the list holds: `homes to rent`. */
  kind?: string
  /** A next step of the list's own. By default: an email alert, a call, a valuation. */
  children?: ReactNode
}

/** Empty state of a list, with a next step. */
export const NoListings = ({ kind = 'homes', children }: Props) => (
  <div>
    <p className="mb-1 font-medium">No properties found</p>
    {children ?? (
      <div className="max-w-measure">
        <p className="mt-3 lead">
          We have no {kind} on the market today. Leave us your email, and we write to you when we list one.
        </p>
        <p className="mt-4">
          Or call{' '}
          <a className="whitespace-nowrap quiet-link" href={`tel:${agency.phone.dial}`}>
            {agency.phone.shown}
          </a>{' '}
          and tell us what you are looking for. If you own a home,{' '}
          <a className="quiet-link" href={valuationPath(kind === 'homes to rent' ? 'rent' : 'sale')} data-valuation>
            get a free valuation
          </a>
          .
        </p>
      </div>
    )}
  </div>
)
