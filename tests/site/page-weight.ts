import { readFile } from 'node:fs/promises'
import { brotliCompressSync, constants } from 'node:zlib'

// Most scripts and styles are on many pages: each is compressed once.
const weights = new Map<string, number>()
/** The size of a text at a level of brotli, by default the best. */
export function brotliBytes(text: string, level = constants.BROTLI_MAX_QUALITY): number {
  const known = weights.get(level + text)
  if (known !== undefined) return known
  const { length } = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: level } })
  weights.set(level + text, length)
  return length
}
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, group = '']) => group)

/** A script and its static imports; dynamic ones do not count. */
async function scripts(
  folder: string,
  urls: string[],
  visited = new Map<string, number>(),
): Promise<Map<string, number>> {
  for (const url of urls) {
    if (visited.has(url)) continue
    const text = await readFile(`${folder}${url}`, 'utf8')
    visited.set(url, brotliBytes(text))
    const imports = matches(text, /(?:from|import)\s*["'`](\.\/[^"'`]+\.js)["'`]/g).map(
      (path) => `/_astro/${path.slice(2)}`,
    )
    await scripts(folder, imports, visited)
  }
  return visited
}

const styles = /<style[^>]*>([\s\S]*?)<\/style>/g
const sum = (numbers: Iterable<number>) => [...numbers].reduce((a, b) => a + b, 0)

/** The weight of a built page before any interaction, in bytes of brotli. */
export interface PageWeight {
  /** The page without inline styles. */
  html: number
  css: number
  script: number
  /** The preloaded fonts, uncompressed: woff2 is already compressed. */
  fonts: number
}

export async function pageWeight(folder: string, page: string): Promise<PageWeight> {
  const html = await readFile(`${folder}${page === '/' ? '/index' : page}.html`, 'utf8')
  const linked = await Promise.all(
    matches(html, /<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g).map((url) => readFile(`${folder}${url}`, 'utf8')),
  )
  const css = matches(html, styles).join('')
  const loaded = await scripts(folder, matches(html, /<script[^>]+src="(\/[^"]+)"/g))
  const inline = matches(html, /<script(?![^>]+src=)(?![^>]+ld\+json)[^>]*>([\s\S]*?)<\/script>/g).join('')
  const fonts = await Promise.all(
    matches(html, /<link rel="preload" href="([^"]+)" as="font"/g).map((url) => readFile(`${folder}${url}`)),
  )
  return {
    html: brotliBytes(html.replace(styles, '')),
    css: sum(linked.map((sheet) => brotliBytes(sheet))) + brotliBytes(css),
    script: sum(loaded.values()) + (inline ? brotliBytes(inline) : 0),
    fonts: sum(fonts.map(({ length }) => length)),
  }
}
