import { Picture } from '../../components/ui/Picture'
import { thumbAlt } from '../../domain/listing/listing'
import { isOffMarket, statusBadge } from '../../domain/listing/status-text'
import { formatPrice } from '../../lib/format/money'
import { paths } from '../../paths'
import { forgetSeen } from './saved.store'
import type { ListingLookup } from './useListings'

/** The homes last looked at, and the visitor's say in whether they are kept at all. */
export function RecentListings({ seen, listings }: { seen: string[] | null; listings: ListingLookup }) {
  const known = (seen ?? []).flatMap((slug) => listings.of(slug) ?? [])
  return (
    <section className="row section last recent" id="recent">
      <div className="rail">History</div>
      <div className="main">
        <h2>Recently viewed</h2>
        {known.length > 0 && (
          <ul>
            {known.map((listing) => (
              <li key={listing.slug}>
                <a href={paths.property(listing.slug)}>
                  <span className="frame">
                    <Picture url={listing.thumb} alt={thumbAlt(listing)} sizes="(min-width: 800px) 12vw, 45vw" />
                  </span>
                  <strong>{listing.title}</strong>
                  <span>
                    {listing.area} ·{' '}
                    {isOffMarket(listing) ? statusBadge(listing) : formatPrice(listing.price, listing.listingType)}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        )}
        <div className="choice">
          <input
            type="checkbox"
            id="keep-seen"
            checked={seen !== null}
            onChange={({ target }) => forgetSeen(target.checked)}
          />
          <label htmlFor="keep-seen">Keep the last twelve homes I look at, in this browser only</label>
        </div>
        {seen !== null && seen.length > 0 && (
          <button type="button" className="link" onClick={() => forgetSeen(true)}>
            Forget these
          </button>
        )}
      </div>
    </section>
  )
}
