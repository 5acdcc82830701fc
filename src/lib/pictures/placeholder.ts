// By itself: the script of every page takes it, and would fetch whatever else stood here.

/** Shown for a broken or missing picture. */
export const placeholder = '/pictures/placeholder.svg'
