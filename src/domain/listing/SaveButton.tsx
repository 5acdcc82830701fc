import clsx from 'clsx'
import * as messages from '#messages/listing-card.ts'

// Touch-target height without growing its line.
const baseClass = 'relative -my-2 inline-grid min-h-11 cursor-pointer items-center quiet-link noscript:hidden'

interface Props {
  listing: { slug: string; title: string; listingType: 'sale' | 'rent'; price: number }
  /** Aligned to the right end of its line. */
  end?: boolean
}

/** What the script stores; it also sets attributes before hydration. */
const savedData = ({ slug, title, listingType, price }: Props['listing']) => ({
  ...{ 'data-save': slug, 'data-title': title, 'data-type': listingType, 'data-price': price },
  suppressHydrationWarning: true,
})

/**
 * Saves or removes a listing in this browser. Plain markup: features/saved/save-buttons.ts handles presses and state
 * before and after hydration. Both labels share one grid cell to avoid layout shift.
 */
export const SaveButton = ({ listing, end }: Props) => (
  <button
    type="button"
    className={clsx(
      baseClass,
      end ? 'justify-items-end' : 'justify-items-start',
      'group hover:text-ink aria-pressed:text-ink aria-pressed:decoration-brick',
    )}
    {...savedData(listing)}
  >
    <span className="col-start-1 row-start-1 group-aria-pressed:invisible">{messages.save}</span>
    <span className="invisible col-start-1 row-start-1 group-aria-pressed:visible">{messages.saved}</span>
    <b className="sr-only"> {listing.title}</b>
  </button>
)

const heart =
  'M10 16.6C5.4 13 2.8 10.4 2.8 7.4c0-2.2 1.6-3.7 3.6-3.7 1.5 0 2.8.8 3.6 2.2.8-1.4 2.1-2.2 3.6-2.2 2 0 3.6 1.5 ' +
  '3.6 3.7 0 3-2.6 5.6-7.2 9.2Z'

/**
 * The save button as a heart on a card's picture. Its name and fill show the state; in forced colours the fill is the
 * text colour.
 */
export const SaveHeart = ({ listing }: Pick<Props, 'listing'>) => (
  <button
    type="button"
    className={clsx(
      'group/heart absolute top-2.5 right-2.5 z-1 grid size-11 cursor-pointer place-items-center rounded-full',
      'bg-paper/95 text-ink aria-pressed:text-brick print:hidden forced-colors:border noscript:hidden',
    )}
    {...savedData(listing)}
  >
    <svg
      className="size-5 fill-none stroke-current stroke-[1.4] group-aria-pressed/heart:fill-current"
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      <path d={heart} />
    </svg>
    <span className="sr-only group-aria-pressed/heart:invisible">{messages.save}</span>
    <span className="invisible sr-only group-aria-pressed/heart:visible">{messages.saved}</span>
    <b className="sr-only"> {listing.title}</b>
  </button>
)

/** Shares this page's address, by the same script. */
export const ShareButton = ({ title }: { title: string }) => (
  <button type="button" className={baseClass} data-share={title}>
    {messages.share}
  </button>
)
