interface Props {
  listing: { slug: string; title: string; listingType: 'sale' | 'rent'; price: number }
}

/**
 * Saves a home in this browser, or takes it out again. Plain markup: features/saved/save-buttons.ts presses it and says
 * on it whether the home is saved, before React is there and after.
 */
export const SaveButton = ({ listing: { slug, title, listingType, price } }: Props) => (
  <button
    type="button"
    data-save={slug}
    data-title={title}
    data-type={listingType}
    data-price={price}
    suppressHydrationWarning
  >
    <span>Save</span>
    <span>Saved</span>
    <b className="sr-only"> {title}</b>
  </button>
)

/** Passes the address of this page on, by the same script. */
export const ShareButton = ({ title }: { title: string }) => (
  <button type="button" data-share={title}>
    Share
  </button>
)
