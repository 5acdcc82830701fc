import { agency } from '#agency/agency.ts'
import { openGraphLocale, pictureText } from '#messages/language.ts'
import { alternates } from '../editions.ts'
import { documentTitle } from './document-title.ts'

/** A page's metadata for search engines, chats and social cards. */
export interface PageHead {
  title: string
  description: string
  /** Adds noindex. */
  hidden?: boolean
  /** The picture of the page's social card, by default the first in its content; a path on this site or an address. */
  picture?: string
  /** When the page's content last changed: a day or a timestamp. The sitemap uses it. */
  modified?: string
  /** The card's text, by default the page's title: a name and two facts below the picture. */
  card?: { title: string; facts: { name: string; value: string }[] }
}

/** The shared picture, with its type and size if known. */
interface SharedPicture {
  url: string
  type?: string
  size?: { width: number; height: number }
}

export interface HeadTag {
  tag: 'meta' | 'link'
  attributes: Record<string, string>
}

const meta = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } })
const property = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { property: name, content },
})
const link = (attributes: Record<string, string>): HeadTag => ({ tag: 'link', attributes })

const hrefOf = (path: string) => new URL(path, agency.url).href

/** The title and meta tags of the page at `path`. */
export function headTags(
  { title, description, hidden, picture, modified, card }: PageHead,
  path: string,
  shared: SharedPicture,
): { title: string; tags: HeadTag[] } {
  const canonical = hrefOf(path)
  const others = alternates(path)
  const name = card?.title ?? title
  const facts = card?.facts ?? []
  const tags = [
    meta('description', description),
    hidden
      ? meta('robots', 'noindex')
      : [
          link({ rel: 'canonical', href: canonical }),
          ...others.map(({ edition, path }) => link({ rel: 'alternate', hreflang: edition.tag, href: hrefOf(path) })),
          link({ rel: 'alternate', hreflang: 'x-default', href: hrefOf(others[0]?.path ?? path) }),
        ],
    modified ? property('article:modified_time', modified) : [],
    property('og:type', modified ? 'article' : 'website'),
    property('og:site_name', agency.name),
    property('og:title', name),
    property('og:description', description),
    property('og:url', canonical),
    property('og:locale', others.find((other) => other.path === path)?.edition.openGraphLocale ?? openGraphLocale),
    property('og:image', shared.url),
    shared.type ? property('og:image:type', shared.type) : [],
    shared.size
      ? [property('og:image:width', String(shared.size.width)), property('og:image:height', String(shared.size.height))]
      : [],
    property('og:image:alt', pictureText([name, ...facts.map(({ value }) => value)], agency.name)),
    picture ? meta('thumbnail', new URL(picture, agency.url).href) : [],
    meta('twitter:card', 'summary_large_image'),
    ...facts.map((fact, n) => [meta(`twitter:label${n + 1}`, fact.name), meta(`twitter:data${n + 1}`, fact.value)]),
  ]
  return { title: documentTitle(title), tags: tags.flat() }
}
