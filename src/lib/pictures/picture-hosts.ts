import { parseUrl } from '../http/parse-url.ts'

// Picture hosts that resize by URL. The unpic library supports thirty, but costs 6.1 kB of brotli in every hydrated
// list, requests sizes that only paid Supabase projects have, drops other parameters and does not know Pexels. These
// are the hosts that people paste from.

const widths = [320, 640, 960, 1440, 1920]

type Sized = (url: URL, width: number) => void

/** Width as a query parameter; removes height and pixel density, which would crop or enlarge the picture. */
const query =
  (name: string, also: Record<string, string> = {}): Sized =>
  ({ searchParams }, width) => {
    for (const other of ['w', 'h', 'width', 'height', 'dpr']) searchParams.delete(other)
    for (const [key, value] of Object.entries({ ...also, [name]: String(width) })) searchParams.set(key, value)
  }

/** Width as the last transformation before the version and name, after existing crops and rotations. */
const cloudinary: Sized = (url, width) => {
  url.pathname = url.pathname.replace(/(\/image\/upload\/(?:.*?\/(?=v\d+\/))?)/, `$1c_limit,w_${width},f_auto,q_auto/`)
}

const imgix = query('w', { fit: 'max', auto: 'format,compress' })
const hosts: [RegExp, Sized][] = [
  [/^(images|plus)\.unsplash\.com\/|^[^/]+\.imgix\.net\/|^images\.prismic\.io\/|^www\.datocms-assets\.com\//, imgix],
  [/^images\.pexels\.com\//, query('w', { auto: 'compress', cs: 'tinysrgb' })],
  [/^images\.ctfassets\.net\//, query('w', { fm: 'webp' })],
  [/^cdn\.sanity\.io\/images\//, query('w', { fit: 'max', auto: 'format' })],
  [/^cdn\.shopify\.com\//, query('width')],
  [/^[^/]+\/storage\/v1\/render\/image\/public\//, query('width', { resize: 'contain' })],
  [/^res\.cloudinary\.com\/[^/]+\/image\/upload\/(?!s--)/, cloudinary],
]

/** A srcset of five widths for a picture on a known host; none for other hosts, drawings and signed addresses. */
export function hostedSet(address: string): string | undefined {
  const parsed = /^https?:/.test(address) && parseUrl(address)
  if (!parsed) return undefined
  const { host, pathname, searchParams } = parsed
  const sized = hosts.find(([place]) => place.test(host + pathname))?.[1]
  if (
    !sized ||
    /\.(svg|gif)$/i.test(pathname) ||
    ['s', 'sig', 'signature', 'token'].some((name) => searchParams.has(name))
  )
    return undefined
  return widths
    .map((width) => {
      const url = new URL(address)
      sized(url, width)
      // An unescaped comma at the end would separate srcset entries.
      return `${url.href.replace(/,$/, '%2C')} ${width}w`
    })
    .join(', ')
}
