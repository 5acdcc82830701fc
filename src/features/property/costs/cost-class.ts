/** The small print of a cost panel. */
export const noteClass = 'mt-3.5 mb-6 border-t border-line pt-3.5 text-small leading-[1.5] text-ink-2'

/** What is paid once, and each month beside it. */
export const twoColumnsClass = 'laptop:grid laptop:grid-cols-2 laptop:items-start laptop:gap-x-13'
