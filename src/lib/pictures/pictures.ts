import { hostedSet } from './picture-hosts.ts'
import { uploadWidths } from './upload-sizes.ts'

/** The AVIF widths of every bundled listing picture; scripts/picture-widths.ts creates them. */
const widths = [160, 320, 480, 640, 800, 1280]
const ours = /^\/pictures\/[^?]+\.webp$/

// `…-2000w.webp` is 2000 px wide and has smaller variants beside it: only the admin writes such names. Older uploads
// have no variants and no width in their name.
const uploaded = /^(.*\/property-images\/[a-z0-9-]+\/[0-9a-f-]{36})-(\d+)(w\.(?:webp|jpg))$/

/** The addresses of all stored sizes of an upload, by width; any other picture has only its own. */
export function uploadedSizes(url: string): { url: string; width?: number }[] {
  const [, base, own, ending] = url.match(uploaded) ?? []
  if (!own) return [{ url }]
  return [...uploadWidths.filter((width) => width < Number(own)), Number(own)].map((width) => ({
    url: `${base}-${width}${ending}`,
    width,
  }))
}

/** The available sizes of a picture as source attributes; undefined if it has only one. */
export function variants(url: string): { type?: string; srcSet: string } | undefined {
  if (ours.test(url))
    return {
      type: 'image/avif',
      srcSet: widths.map((width) => `${url.replace('.webp', `-${width}.avif`)} ${width}w`).join(', '),
    }
  const sizes = uploadedSizes(url)
  const srcSet = sizes[1] ? sizes.map((size) => `${size.url} ${size.width}w`).join(', ') : hostedSet(url)
  return srcSet ? { srcSet } : undefined
}

// Browsers choose the first sufficient width. The pages' `sizes` are slightly below the layout width (88vw for 89), so
// that a variant a few pixels short is chosen.
/**
 * Caps `sizes` on phones: three pixels per point show no visible gain over two, at twice the bytes. Requests three
 * fifths of the last width there.
 */
export const capped = (sizes: string) =>
  sizes.replace(
    /^(?:.*, )?(\d+)vw$/,
    (all, phone) => `(max-width: 599px) and (min-resolution: 2.6dppx) ${Math.round(Number(phone) * 0.6)}vw, ${all}`,
  )

/** The largest variant of a picture, for its own tab. */
export const largest = (url: string) => (ours.test(url) ? url.replace('.webp', `-${Math.max(...widths)}.avif`) : url)
