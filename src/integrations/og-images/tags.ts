import { required } from '../../lib/required.ts'

/** The size that every reader of `og:image` shows uncropped. */
export const socialSize = { width: 1200, height: 630 }

/** The social picture of a page: `/buy` has `/social/buy.jpg`, the home page `/social/home.jpg`. */
export const socialPath = (path: string) => `/social${path === '/' ? '/home' : path}.jpg`

const entities: Record<string, string> = {
  amp: '&',
  quot: '"',
  '#34': '"',
  '#38': '&',
  '#39': "'",
  '#60': '<',
  '#62': '>',
  lt: '<',
  gt: '>',
}
const plain = (text: string | undefined) =>
  text?.replace(/&([a-z]+|#\d+);/g, (match, name: string) => entities[name] ?? match)

/** The social tags of a built page; null if it shows another page's picture. */
export function socialTags(html: string, path: string) {
  const head = html.slice(0, html.indexOf('</head>'))
  const tag = (name: string) =>
    plain(head.match(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`))?.[1])
  const image = tag('og:image')
  if (!image || decodeURI(new URL(image).pathname) !== socialPath(path)) return null
  const main = html.slice(html.indexOf('<main'))
  return {
    title: required(tag('og:title'), `the title of ${path}`),
    facts: [tag('twitter:data1'), tag('twitter:data2')] as const,
    picture: tag('thumbnail') ?? plain(main.match(/<img\b[^>]*?\bsrc="([^"]+)"/)?.[1]),
  }
}
