import clsx from 'clsx'

// A touch's height, without taking it from the line that a button stands in.
const base = 'relative -my-2 inline-grid min-h-11 cursor-pointer items-center link noscript:hidden'

interface Props {
  listing: { slug: string; title: string; listingType: 'sale' | 'rent'; price: number }
  /** At the right end of its line. */
  end?: boolean
}

/**
 * Saves a home in this browser, or takes it out again. Plain markup: features/saved/save-buttons.ts presses it and says
 * on it whether the home is saved, before React is there and after. Save and Saved share one place, so that nothing
 * moves.
 */
export const SaveButton = ({ listing: { slug, title, listingType, price }, end }: Props) => (
  <button
    type="button"
    className={clsx(
      base,
      end ? 'justify-items-end' : 'justify-items-start',
      'group hover:text-ink aria-pressed:text-ink aria-pressed:decoration-brick',
    )}
    data-save={slug}
    data-title={title}
    data-type={listingType}
    data-price={price}
    suppressHydrationWarning
  >
    <span className="col-start-1 row-start-1 group-aria-pressed:invisible">Save</span>
    <span className="invisible col-start-1 row-start-1 group-aria-pressed:visible">Saved</span>
    <b className="sr-only"> {title}</b>
  </button>
)

/** Passes the address of this page on, by the same script. */
export const ShareButton = ({ title }: { title: string }) => (
  <button type="button" className={base} data-share={title}>
    Share
  </button>
)
