import { paths } from '../../paths'
import type { Listing } from '../../domain/listing/listing'
import { actionClass, Actions } from './Actions'
import { PropertySection } from './PropertySection'

/** From a home to the sums about it, with its own figure in the address. */
export function CostLinks({ listing: { listingType, price } }: { listing: Pick<Listing, 'listingType' | 'price'> }) {
  const links =
    listingType === 'rent'
      ? [{ label: 'Move-in costs', href: `${paths.moveInCost}?rent=${price}` }]
      : [
          { label: 'Stamp duty and costs', href: `${paths.buyingCost}?price=${price}` },
          { label: 'A mortgage on it', href: `${paths.mortgage}?price=${price}` },
        ]
  return (
    <PropertySection title="What would it cost?" ruled>
      <Actions className="mb-4.5">
        {links.map(({ label, href }) => (
          <a key={href} className={actionClass} href={href}>
            {label}
          </a>
        ))}
      </Actions>
    </PropertySection>
  )
}
