/** A control above the list: compact for a mouse, larger for touch. */
export const toolClass = 'laptop:max-w-52 text-note pointer-fine:min-h-9 pointer-fine:py-1'
