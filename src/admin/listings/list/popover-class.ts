import clsx from 'clsx'

/**
 * The classes of a small panel that opens from its button (`popover`, `popoverTarget`): beneath it, or in the middle of
 * the screen where the browser cannot tie it there.
 */
export const popoverClass = clsx(
  'm-auto border border-line bg-paper p-4.5 whitespace-normal text-ink shadow-raised',
  'supports-[position-area:block-end]:inset-auto supports-[position-area:block-end]:m-0',
  '[position-area:block-end_span-inline-end] [position-try-fallbacks:flip-inline]',
)
