import { readFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'

// Most scripts and styles are of many pages: each is compressed once.
const weights = new Map()
const weight = (text) => {
  const key = String(text)
  if (!weights.has(key)) weights.set(key, brotliCompressSync(text).length)
  return weights.get(key)
}
const all = (text, pattern) => [...text.matchAll(pattern)].map(([, found]) => found)

/** A script and all that it imports at once; what it fetches later does not count. */
async function scripts(folder, urls, seen = new Map()) {
  for (const url of urls) {
    if (seen.has(url)) continue
    const text = await readFile(`${folder}${url}`, 'utf8')
    seen.set(url, weight(text))
    const imports = all(text, /(?:from|import)\s*["'`](\.\/[^"'`]+\.js)["'`]/g).map(
      (path) => `/_astro/${path.slice(2)}`,
    )
    await scripts(folder, imports, seen)
  }
  return seen
}

const styles = /<style[^>]*>([\s\S]*?)<\/style>/g
const sum = (numbers) => [...numbers].reduce((a, b) => a + b, 0)

/**
 * What a page of a built site costs before a visitor touches it, in bytes of brotli.
 * @returns {Promise<{ file: number, html: number, css: number, script: number, fonts: number }>} file: the page with
 * the styles that stand in it; html: without them; fonts: those fetched with the page, as they are (woff2 is
 * compressed)
 */
export async function pageWeight(folder, page) {
  const html = await readFile(`${folder}${page === '/' ? '/index' : page}.html`, 'utf8')
  const linked = await Promise.all(
    all(html, /<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g).map((url) => readFile(`${folder}${url}`)),
  )
  const css = all(html, styles).join('')
  const loaded = await scripts(folder, all(html, /<script[^>]+src="(\/[^"]+)"/g))
  const inline = all(html, /<script(?![^>]+src=)(?![^>]+ld\+json)[^>]*>([\s\S]*?)<\/script>/g).join('')
  const fonts = await Promise.all(
    all(html, /<link rel="preload" href="([^"]+)" as="font"/g).map((url) => readFile(`${folder}${url}`)),
  )
  return {
    file: weight(html),
    html: weight(html.replace(styles, '')),
    css: sum(linked.map(weight)) + weight(css),
    script: sum(loaded.values()) + (inline ? weight(inline) : 0),
    fonts: sum(fonts.map(({ length }) => length)),
  }
}
