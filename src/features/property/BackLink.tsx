import * as messages from '#messages/property.ts'
import clsx from 'clsx'
import type { ListingType } from '../../domain/listing/listing-status'
import { listPath } from '../../paths'

/** The link back to the list. */
export const BackLink = ({ type, className }: { type: ListingType; className: string }) => (
  <p className={clsx('text-note text-ink-2 print:hidden', className)}>
    <a className="inline-flex min-h-11 items-center tablet:min-h-0" href={listPath(type)}>
      {type === 'rent' ? messages.backToRent : messages.backToSale}
    </a>
  </p>
)
