import type { Listing } from '../domain/listing/listing.ts'
import { listingJsonLd } from '../domain/listing/json-ld.ts'
import { listingHead, notFoundTitle } from '../domain/listing/listing-head.ts'
import { documentTitle } from '../lib/document-title.ts'
import { headTags } from '../lib/head-tags.ts'
import { jsonLdText } from '../lib/json-ld-text.ts'
import { uploadedSizes } from '../lib/pictures/pictures.ts'
import { prefix as chinese } from '../messages/zh/language.ts'
import { notFound as notFoundInChinese } from '../messages/zh/listing.ts'
import { paths } from '../paths.ts'
import { agency } from '#agency/agency.ts'
import { escapeHtml } from '../lib/format/escape-html.ts'

const attributesText = (attributes: Record<string, string>) =>
  Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)

// The tags that src/lib/head-tags.ts writes into the shell, which belongs to no listing.
const named = 'name="(?:description|robots|thumbnail|twitter:\\w+)"'
const shellTags = new RegExp(`<title>[^<]*</title>|<meta (?:${named}|property="(?:og|article):[\\w:]+")[^>]*>`, 'g')

/** A listing's own picture, in a size that chats show: some ignore large files. */
function sharedPicture(picture: string) {
  const size = uploadedSizes(picture).findLast(({ width = 0 }) => width <= 960) ?? { url: picture }
  const { href, pathname } = new URL(size.url, agency.url)
  const [, type] = /\.(webp|jpe?g)$/.exec(pathname) ?? []
  return { url: href, ...(type && { type: type === 'webp' ? 'image/webp' : 'image/jpeg' }) }
}

/** The shell of a missing listing. */
export const shellOfMissing = (shell: string, prefix = '') => {
  const title = prefix === chinese ? notFoundInChinese : notFoundTitle
  return shell.replace(/<title>[^<]*<\/title>/, `<title>${escapeHtml(documentTitle(title))}</title>`)
}

/**
 * The shell with a listing's title, description, price, address, picture and structured data, for search engines and
 * chats that run no script. Used for listings added since the build.
 * @param prefix of the shell's edition. Its texts are English until the next build, as is the listing.
 */
export function shellOfListing(shell: string, listing: Listing, prefix = ''): string {
  const picture = listing.thumb || listing.gallery[0] || '/social/home.jpg'
  // The build renders a listing's card: until then its picture is shared directly.
  const path = prefix + paths.property(listing.slug)
  const { title, tags } = headTags(listingHead(listing), path, sharedPicture(picture))
  const own = [
    `<title>${escapeHtml(title)}</title>`,
    ...tags.map(({ tag, attributes }) => `<${tag}${attributesText(attributes).join('')}>`),
    `<script type="application/ld+json">${jsonLdText(listingJsonLd(listing, prefix))}</script>`,
  ]
  const [head = '', ...body] = shell.split('</head>')
  return [`${head.replace(shellTags, '')}${own.join('')}`, ...body].join('</head>')
}
