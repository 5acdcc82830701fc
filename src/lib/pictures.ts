/** The widths in which every one of our own listing pictures exists as AVIF; scripts/imagery/widths.mjs makes them. */
const widths = [480, 800, 1280]
const ours = /^\/pictures\/[^?]+\.webp$/

/** Shown for a broken or missing picture. */
export const placeholder = '/pictures/placeholder.svg'

/** AVIF variants of one of our own pictures, as a srcset; none for a picture kept elsewhere. */
export const avifSet = (url: string, available: number[] = widths) =>
  ours.test(url) ? available.map((width) => `${url.replace('.webp', `-${width}.avif`)} ${width}w`).join(', ') : undefined

/** The largest form of a picture, for a tab or a screen of its own. */
export const largest = (url: string) => (ours.test(url) ? url.replace('.webp', `-${Math.max(...widths)}.avif`) : url)
