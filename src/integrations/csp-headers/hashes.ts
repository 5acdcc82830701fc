import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5'

// A script without one of these types is data (JSON-LD), which browsers do not run.
const governed = /^(|module|importmap|speculationrules|(text|application)\/(java|ecma)script)$/i

/**
 * The inline scripts of a page that the content policy governs. Parses HTML like a browser, so that script-like text
 * (in attributes, titles, comments, island data) is ignored.
 */
export function inlineScripts(html: string): string[] {
  const scripts: string[] = []
  const walk = (node: DefaultTreeAdapterTypes.Node): void => {
    if (defaultTreeAdapter.isElementNode(node) && node.tagName === 'script') {
      const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
      const text = node.childNodes.map((child) => (defaultTreeAdapter.isTextNode(child) ? child.value : '')).join('')
      if (attributes['src'] === undefined && governed.test(attributes['type']?.trim() ?? '')) scripts.push(text)
    }
    if ('content' in node) walk(node.content)
    if ('childNodes' in node) node.childNodes.forEach(walk)
  }
  walk(parse(html))
  return scripts
}

/**
 * The unique hashes of a built site's inline scripts, sorted: what the policy allows. Skips property pages and further
 * list pages: they have no scripts of their own, there are thousands, and their content is not ours.
 */
export async function scriptHashes(folder: string | URL): Promise<string[]> {
  const base = typeof folder === 'string' ? folder : folder.pathname
  const hashes = new Set<string>()
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith('.html') || /^([a-z]{2}[/\\])?(property|rent|buy)[/\\]/.test(file)) continue
    const html = await readFile(`${base.replace(/\/$/, '')}/${file}`, 'utf8')
    for (const script of inlineScripts(html))
      hashes.add(`sha256-${createHash('sha256').update(script).digest('base64')}`)
  }
  return [...hashes].sort()
}
