/** A control in the bar above the list: as low as a mouse needs, as high as a thumb does. */
export const toolClass = 'max-w-52 text-note max-md:max-w-none pointer-fine:min-h-9 pointer-fine:py-1'
