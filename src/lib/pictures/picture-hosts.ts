import { parseUrl } from '../http/parse-url'

// Image hosts make any width of a picture that its address asks for. unpic knows thirty of them in 6.1 kB of brotli,
// which every browser that hydrates a list would fetch; it asks Supabase for sizes that only paid projects have, drops
// what else an address says, and does not know Pexels. These are the hosts that people paste from.

const widths = [320, 640, 960, 1440, 1920]

type Sized = (url: URL, width: number) => void

/** Width in a parameter of the query; a height or a screen's density there would crop or blow it up. */
const query =
  (name: string, also: Record<string, string> = {}): Sized =>
  ({ searchParams }, width) => {
    for (const other of ['w', 'h', 'width', 'height', 'dpr']) searchParams.delete(other)
    for (const [key, value] of Object.entries({ ...also, [name]: String(width) })) searchParams.set(key, value)
  }

/** Width as the last step before the version and the name, after whatever crops and turns stand there already. */
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

/**
 * A picture of a known host in five widths, as a srcset; none for other hosts, drawings, and addresses that are
 * signed.
 */
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
      // In a srcset a comma at the end would not be the address's own.
      return `${url.href.replace(/,$/, '%2C')} ${width}w`
    })
    .join(', ')
}
