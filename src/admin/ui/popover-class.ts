import clsx from 'clsx'

/** The classes of a panel that opens at its button. */
export const popoverClass = clsx(
  'max-w-[calc(100vw-2rem)] overflow-y-auto border border-line bg-paper text-ink shadow-raised outline-none',
  'forced-colors:border-[CanvasText]',
)

/** The class of an option or item: marks where the keyboard is, also while the browser's focus stays in a field. */
export const optionClass = clsx(
  'cursor-pointer -outline-offset-2 outline-none data-focused:shadow-[inset_3px_0_var(--color-brick)]',
  'forced-colors:data-focused:outline-2 forced-colors:data-focused:outline-solid',
)
