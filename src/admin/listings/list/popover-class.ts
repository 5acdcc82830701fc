import clsx from 'clsx'

/**
 * The classes of a popover panel (`popover`, `popoverTarget`): below its button, or centred if the browser lacks anchor
 * positioning.
 */
export const popoverClass = clsx(
  'm-auto border border-line bg-paper p-4.5 whitespace-normal text-ink shadow-raised',
  'supports-[position-area:block-end]:inset-auto supports-[position-area:block-end]:m-0',
  '[position-area:block-end_span-inline-end] [position-try-fallbacks:flip-inline]',
)
