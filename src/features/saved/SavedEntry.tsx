import { areaName, titleLanguage } from '#messages/formats.ts'
import * as messages from '#messages/saved.ts'
import clsx from 'clsx'
import { type ReactNode, useId } from 'react'
import { checkboxClass, choiceClass, choiceLabelClass } from '../../components/ui/form/field-class'
import { Picture } from '../../components/ui/Picture'
import { type Listing, thumbAlt } from '../../domain/listing/listing'
import { priceText } from '../../domain/listing/price-text'
import { isOffMarket, statusNotice } from '../../domain/listing/status-text'
import { formatPrice } from '../../lib/format/money'
import { rooms } from '../../lib/format/words'
import { paths } from '../../paths'
import { frameClass, quietLinkClass } from './saved-class'
import type { SavedListing } from './saved'
import type { Compared } from './useCompared'

interface Props {
  slug: string
  /** Its current data: undefined while unknown, null if it no longer exists. */
  listing: Listing | null | undefined
  /** Its data when it was saved. */
  saved?: SavedListing | undefined
  compared: Compared
  /** The buttons of the entry. */
  actions: ReactNode
  children?: ReactNode
}

const entryClass = clsx(
  'grid gap-x-[calc(var(--spacing-gap)*1.1)] gap-y-4 border-b border-line py-fluid-xs',
  'phablet:grid-cols-[13rem_minmax(0,1fr)] tablet:grid-cols-[clamp(9rem,17vw,16rem)_minmax(0,1fr)_8.5rem]',
  'print:break-inside-avoid print:grid-cols-[34mm_minmax(0,1fr)]',
)
const actionsClass = clsx(
  'flex items-center justify-between gap-x-6 text-note phablet:col-start-2 print:hidden',
  'tablet:col-start-3 tablet:flex-col tablet:items-start tablet:justify-start',
  'tablet:border-l tablet:border-line tablet:pl-[calc(var(--spacing-gap)*0.75)]',
  '*:data-save:my-0',
)
const asideClass = 'ml-1.5 text-note text-ink-2'

/** One listing of a list: picture, current and saved price, status. */
export function SavedEntry({ slug, listing, saved, compared, actions, children }: Props) {
  const id = useId()
  const title = listing?.title ?? saved?.title ?? (listing === null ? messages.goneHome : messages.aHome)
  const price = listing ?? (saved && { price: saved.price, listingType: saved.type })
  const notice = listing && statusNotice(listing)
  const offMarket = Boolean(listing && isOffMarket(listing))
  const chosen = compared.slugs.includes(slug)
  const before =
    listing && !offMarket && saved && listing.listingType === saved.type && listing.price !== saved.price
      ? formatPrice(saved.price, saved.type)
      : null
  return (
    <li className={entryClass} data-testid="saved-entry">
      <div className={clsx(frameClass, listing === null ? 'max-phablet:hidden' : 'bg-surface-muted')}>
        {listing && (
          <Picture
            url={listing.thumb}
            alt={thumbAlt(listing)}
            sizes="(min-width: 1500px) 256px, (min-width: 800px) 17vw, (min-width: 600px) 208px, 88vw"
          />
        )}
      </div>
      <div>
        {(listing === null || notice) && (
          <p className="mb-2 w-fit border-l-2 border-brick pl-3 text-note leading-[1.3]">
            {notice?.summary ?? messages.isGone}
          </p>
        )}
        <h3>
          {listing === null ? (
            title
          ) : (
            <a className={quietLinkClass} lang={titleLanguage || undefined} href={paths.property(slug)}>
              {title}
            </a>
          )}
        </h3>
        {listing !== null && (
          <p className="mt-1.25 min-h-[1.5em] text-note text-ink-2">
            {listing && `${areaName(listing.area)} · ${rooms(listing)}`}
          </p>
        )}
        {price && (
          <p className="mt-2 tabular-nums">
            <strong className="font-bold">
              {offMarket ? formatPrice(price.price, price.listingType) : priceText(price)}
            </strong>
            {before && <span className={asideClass}>{messages.wasWhenSaved(before)}</span>}
            {!listing && <span className={asideClass}>{messages.whenSaved}</span>}
            {offMarket && <span className={asideClass}>{messages.lastAskingPrice}</span>}
          </p>
        )}
        {children}
      </div>
      <div className={actionsClass}>
        {listing && (
          <div className={choiceClass}>
            <input
              type="checkbox"
              className={checkboxClass}
              id={id}
              checked={chosen}
              disabled={compared.full && !chosen}
              onChange={({ target }) => compared.choose(slug, target.checked)}
            />
            <label className={choiceLabelClass} htmlFor={id}>
              {messages.compare}
              <span className="sr-only">{messages.whichHome(title)}</span>
            </label>
          </div>
        )}
        {actions}
      </div>
    </li>
  )
}
