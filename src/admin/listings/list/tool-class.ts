/** A control above the list: compact for a mouse, larger for touch. */
export const toolClass = 'max-w-52 text-note max-tablet:max-w-none pointer-fine:min-h-9 pointer-fine:py-1'
