import { hostedSet } from './picture-hosts'
import { uploadWidths } from './upload-sizes'

/** The widths in which every one of our own listing pictures exists as AVIF; scripts/picture-widths.ts makes them. */
const widths = [160, 320, 480, 640, 800, 1280]
const ours = /^\/pictures\/[^?]+\.webp$/

// `…-2000w.webp` is 2000 px wide and has its smaller siblings beside it: only the desk writes such names. An upload
// from before has none, and its name does not say that it had.
const uploaded = /^(.*\/property-images\/[a-z0-9-]+\/[0-9a-f-]{36})-(\d+)(w\.(?:webp|jpg))$/

/** The addresses of all stored sizes of an upload, by their widths; of any other picture its own alone. */
export function uploadedSizes(url: string): { url: string; width?: number }[] {
  const [, base, own, ending] = url.match(uploaded) ?? []
  if (!own) return [{ url }]
  return [...uploadWidths.filter((width) => width < Number(own)), Number(own)].map((width) => ({
    url: `${base}-${width}${ending}`,
    width,
  }))
}

/** The sizes in which a picture can be had, as a source's attributes; none for one that has only itself. */
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

// A browser takes the first width that is enough. The pages' `sizes` say a little less than a picture takes (88vw for
// 89), so that one a few pixels short is enough too.
/**
 * `sizes` with a limit for phones: on a screen of three pixels to a point nobody sees more of a photograph than on one
 * of two, and it has twice the bytes. So there three fifths of the last width, a phone's, are asked for.
 */
export const capped = (sizes: string) =>
  sizes.replace(
    /^(?:.*, )?(\d+)vw$/,
    (all, phone) => `(max-width: 599px) and (min-resolution: 2.6dppx) ${Math.round(Number(phone) * 0.6)}vw, ${all}`,
  )

/** The largest form of a picture, for a tab of its own. */
export const largest = (url: string) => (ours.test(url) ? url.replace('.webp', `-${Math.max(...widths)}.avif`) : url)
