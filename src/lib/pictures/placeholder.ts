// A separate file: the script of every page imports it and would load anything else in it.

/** Shown for a broken or missing picture. */
export const placeholder = '/pictures/placeholder.svg'
