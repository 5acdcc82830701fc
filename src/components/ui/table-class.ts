import clsx from 'clsx'

/** On a small laptop, a table has room for more space between letters. */
const narrowGapClass = 'laptop:max-desktop:not-last:pr-3'

/**
 * The classes of a plain table; a row heading adds its weight. With `stacks`, rows become blocks where columns would be
 * too narrow.
 */
export const tableClass = ({ stacks = false } = {}) => ({
  table: clsx('w-full border-collapse text-left text-base', stacks && 'max-laptop:block'),
  caption: clsx('pb-3 text-left text-note text-ink-2', stacks && 'max-laptop:block'),
  head: clsx(stacks && 'max-laptop:sr-only'),
  body: clsx(stacks && 'max-laptop:block'),
  row: clsx(stacks && 'max-laptop:block max-laptop:border-b max-laptop:border-line max-laptop:py-4'),
  columnHeading: clsx(
    'border-b border-ink py-3.5 pr-[calc(var(--spacing-gap)*0.9)] align-baseline last:pr-0',
    'text-note font-normal text-ink-2',
    narrowGapClass,
  ),
  cell: clsx(
    'border-b border-line py-3.5 pr-[calc(var(--spacing-gap)*0.9)] align-baseline last:pr-0',
    narrowGapClass,
    stacks && 'max-laptop:block max-laptop:border-0 max-laptop:py-0.5 max-laptop:pr-0',
  ),
})
