import clsx from 'clsx'

/** The classes of a panel that opens at its button. */
export const popoverClass = clsx(
  'max-w-[calc(100vw-2rem)] overflow-y-auto border border-line bg-paper text-ink shadow-raised outline-none',
  'forced-colors:border-[CanvasText]',
)
