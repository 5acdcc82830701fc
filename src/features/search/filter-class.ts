import clsx from 'clsx'
import type { ListingType } from '../../domain/listing/listing-status'

/** Where the filters stand: on a wide screen in a bar above the list, on a phone in a sheet. */
export type FiltersPlace = 'bar' | 'sheet'

// In the bar the columns are given, so that no value moves a field.
const columns = {
  rent: 'xl:grid-cols-[1.5fr_repeat(5,1fr)_1.3fr]',
  sale: 'xl:grid-cols-[1.5fr_repeat(4,1fr)_1.8fr_1fr]',
}
export const filtersClass = (place: FiltersPlace, type: ListingType) =>
  clsx(
    'grid leading-[1.25]',
    place === 'bar'
      ? `-ml-indent grid-cols-[1.3fr_1fr_1fr_1fr] text-note ${columns[type]}`
      : clsx(
          'grid-cols-2 gap-x-6 px-margin pt-1 pb-6 text-body',
          'tall:min-h-0 tall:overflow-y-auto tall:overscroll-contain',
        ),
  )

// Between two fields of the bar a hairline; between two lines of them, another.
const inner = 'border-line pl-3.5'
const outer = 'border-transparent pl-indent'
const baths = `${outer} xl:border-line xl:pl-3.5`
const inBar: Record<ListingType, Record<string, string>> = {
  rent: {
    area: outer,
    baths,
    available: `${inner} col-span-2 xl:col-auto`,
    q: `${outer} col-span-3 xl:col-span-5`,
    sort: `${inner} xl:col-span-2`,
  },
  sale: { area: outer, baths, q: `${inner} col-span-2 xl:col-auto` },
}
export const filterClass = (place: FiltersPlace, type: ListingType, name: string) =>
  clsx(
    'group relative min-w-0',
    place === 'bar'
      ? `border-l shadow-[0_-1px_var(--color-line)] ${inBar[type][name] ?? inner}`
      : `border-b border-line ${['area', 'q', 'sort'].includes(name) ? 'col-span-full' : ''}`,
  )

/** The small label lies over its control, so that all of the field is the control. */
export const filterLabelClass =
  'pointer-events-none absolute top-3.5 z-1 text-tiny font-normal text-ink-2 group-hover:text-ink'
export const filterControlClass =
  'block h-17 w-full appearance-none pb-2 font-medium tabular-nums focus-visible:-outline-offset-2'
export const chevronClass = 'arrow after:right-3.5 after:bottom-5 after:size-1.5 after:border-ink-2'
