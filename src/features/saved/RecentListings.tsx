import { areaName, titleLanguage } from '#messages/formats.ts'
import * as messages from '#messages/saved.ts'
import clsx from 'clsx'
import { checkboxClass, choiceClass, choiceLabelClass } from '../../components/ui/form/field-class'
import { Picture } from '../../components/ui/Picture'
import { thumbAlt } from '../../domain/listing/listing'
import { isOffMarket, statusBadge } from '../../domain/listing/status-text'
import { priceText } from '../../domain/listing/price-text'
import { paths } from '../../paths'
import { frameClass, linkButtonClass, quietLinkClass } from './saved-class'
import { forgetViewed } from './saved.store'
import { knownListings, type ListingLookup } from './useListings'

const listClass = clsx(
  'mb-7 grid gap-x-gap gap-y-6',
  'grid-cols-[repeat(auto-fill,minmax(min(100%,clamp(8.25rem,15vw,13rem)),1fr))]',
)
const titleClass = 'mt-2 block font-serif text-large leading-[1.2] font-light tracking-snug text-ink'

/** Recently viewed listings, and the setting that turns the history off. */
export function RecentListings({ viewed, listings }: { viewed: string[] | null; listings: ListingLookup }) {
  const known = knownListings(viewed ?? [], listings)
  return (
    <section className="rail-row pt-section pb-section print:hidden!" id="recent">
      <div className="rail">{messages.history}</div>
      <div className="rail-main">
        <h2 className="mb-fluid-xs max-w-[15em]">{messages.recentlyViewed}</h2>
        {known.length > 0 && (
          <ul className={listClass}>
            {known.map((listing) => (
              <li key={listing.slug}>
                <a
                  className={clsx(quietLinkClass, 'block text-small leading-[1.4] text-ink-2')}
                  href={paths.property(listing.slug)}
                >
                  <span className={clsx(frameClass, 'bg-surface-muted')}>
                    <Picture url={listing.thumb} alt={thumbAlt(listing)} sizes="(min-width: 800px) 12vw, 45vw" />
                  </span>
                  <strong className={titleClass} lang={titleLanguage || undefined}>
                    {listing.title}
                  </strong>
                  <span className="block">{areaName(listing.area)}</span>
                  {isOffMarket(listing) ? statusBadge(listing) : priceText(listing)}
                </a>
              </li>
            ))}
          </ul>
        )}
        <div className={choiceClass}>
          <input
            type="checkbox"
            className={checkboxClass}
            id="keep-seen"
            checked={viewed !== null}
            onChange={({ target }) => forgetViewed(target.checked)}
          />
          <label className={choiceLabelClass} htmlFor="keep-seen">
            {messages.keepHistory}
          </label>
        </div>
        {viewed !== null && viewed.length > 0 && (
          <button type="button" className={linkButtonClass} onClick={() => forgetViewed(true)}>
            {messages.clearHistory}
          </button>
        )}
      </div>
    </section>
  )
}
