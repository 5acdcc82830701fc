import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5'

// A script without one of these types is a block of data (JSON-LD), which no browser runs.
const governed = /^(|module|importmap|speculationrules|(text|application)\/(java|ecma)script)$/i

/**
 * The scripts that stand in a page and that a content policy governs. The page is read as a browser reads it, so that
 * what only looks like a script (in an attribute, a title, a comment, the data of an island) is none.
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
 * The hashes of the scripts that stand in a built site's pages, each once, in a settled order: what the policy lets
 * run.
 * The pages of homes are not asked, nor those of a list after its first: they have no script that no other page has,
 * there are thousands of them, and what somebody wrote about a home is never ours.
 */
export async function scriptHashes(folder: string | URL): Promise<string[]> {
  const base = typeof folder === 'string' ? folder : folder.pathname
  const hashes = new Set<string>()
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith('.html') || /^(property|rent|buy)[/\\]/.test(file)) continue
    const html = await readFile(`${base.replace(/\/$/, '')}/${file}`, 'utf8')
    for (const script of inlineScripts(html))
      hashes.add(`sha256-${createHash('sha256').update(script).digest('base64')}`)
  }
  return [...hashes].sort()
}
