import { paths } from '../../paths'
import type { Listing } from '../../domain/listing/listing'

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
    <section className="portal-page cost-links">
      <h2>What would it cost?</h2>
      <p className="actions">
        {links.map(({ label, href }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </p>
    </section>
  )
}
