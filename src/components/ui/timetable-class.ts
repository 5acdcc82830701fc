import clsx from 'clsx'

interface Options {
  /** The breakpoint for two columns; one without it. */
  twoFrom?: 'phablet' | 'laptop' | 'desktop' | undefined
  /** Names have the same weight as values. */
  strongNames?: boolean | undefined
}

const rows = clsx(
  '*:flex *:flex-wrap *:items-baseline *:justify-between *:gap-x-4 *:border-b *:border-line *:py-3 *:text-base',
  '*:break-inside-avoid *:break-after-avoid',
)
const values = clsx(
  // A name takes the remaining width, at least five rem: with large text the value wraps below it.
  '[&_dd]:max-w-[60%] [&_dd]:flex-none [&_dd]:text-right [&_dd]:font-medium [&_dd]:text-balance [&_dt]:flex-[1_1_5rem]',
  '[&_dd]:tabular-nums',
)
const columns = 'grid-cols-2 gap-x-[calc(var(--spacing-gap)*1.4)] *:odd:last:col-span-full'
const grids = { phablet: 'phablet:grid', laptop: 'laptop:grid', desktop: 'desktop:grid' }

/** The classes of a `<dl>` of rows, each a `<div>` with a name and a value. The context sets its margin. */
export const timetableClass = ({ twoFrom, strongNames }: Options = {}) =>
  clsx('border-t border-ink', rows, values, !strongNames && '[&_dt]:text-ink-2', twoFrom && [columns, grids[twoFrom]])
