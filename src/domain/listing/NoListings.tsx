import { fullStop, space } from '#messages/common.ts'
import type { ReactNode } from 'react'
import * as messages from '#messages/listing-card.ts'
import { valuationPath } from './offered-types'
import { PhoneLink } from '../../components/ui/PhoneLink'
import type { ListingType } from './listing-status'

const kinds = { rent: messages.homesToRent, sale: messages.homesForSale, both: messages.anyHomes }

interface Props {
  /** What the list holds; without it, listings of both types. */
  type?: ListingType
  /** A next step of the list's own. By default: an email alert, a call, a valuation. */
  children?: ReactNode
}

/** Empty state of a list, with a next step. */
export const NoListings = ({ type, children }: Props) => (
  <div>
    <h3 className="mb-2 text-title-small">{messages.noneFound}</h3>
    {children ?? (
      <div className="max-w-measure">
        <p className="mt-3 lead">{messages.noneToday(kinds[type ?? 'both'])}</p>
        <p className="mt-4">
          {messages.orCall}
          {space}
          <PhoneLink /> {messages.tellUs}
          {space}
          <a className="quiet-link" href={valuationPath(type ?? 'sale')} data-valuation>
            {messages.freeValuation}
          </a>
          {fullStop}
        </p>
      </div>
    )}
  </div>
)
