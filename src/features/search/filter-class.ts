import clsx from 'clsx'

/** Where the filters are: on wide screens in the bar above the list, on phones in a sheet. */
export type FiltersPlace = 'bar' | 'sheet'

export const sheetFieldsClass = clsx(
  'grid grid-cols-2 gap-x-6 px-margin pt-1 pb-6 text-body leading-[1.25] max-[22rem]:grid-cols-1',
  'tall:min-h-0 tall:overflow-y-auto tall:overscroll-contain',
)

/** A control at the bar's height; a hairline separates it from the next. */
export const barControlClass = clsx(
  'h-full cursor-pointer pr-8 pl-4.5 whitespace-nowrap focus-visible:-outline-offset-2 tablet:max-laptop:pr-6',
  'tablet:max-laptop:pl-3',
)

/** A field of the sheet or a panel: an underline, and a small label above its control. */
export const fieldFrameClass = (fullWidth = false) =>
  clsx('group relative min-w-0 border-b border-line', fullWidth && 'col-span-full')

/** The label overlaps its control, so that the whole field is clickable. */
export const filterLabelClass =
  'pointer-events-none absolute top-3.5 z-1 text-tiny font-normal text-ink-2 group-hover:text-ink'
/** Its padding, outside the underline, keeps the focus ring off the text. */
export const filterControlClass = clsx(
  '-mx-1.5 block h-17 w-[calc(100%+0.75rem)] appearance-none px-1.5 pb-2 font-medium tabular-nums',
  'focus-visible:-outline-offset-2',
)
export const chevronClass =
  'select-arrow after:right-3.5 tablet:max-laptop:after:right-2.5 after:bottom-5 after:size-1.5 after:border-ink-2'
