import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'

const inline = /<script(?![^>]*\ssrc=)(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g

/** The hashes of the scripts that stand in a built site's pages, each once, in a settled order: what the policy lets run. */
export async function scriptHashes(folder: string | URL): Promise<string[]> {
  const base = typeof folder === 'string' ? folder : folder.pathname
  const found = new Set<string>()
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith('.html')) continue
    const html = await readFile(`${base.replace(/\/$/, '')}/${file}`, 'utf8')
    for (const [, script] of html.matchAll(inline)) found.add(`sha256-${createHash('sha256').update(script ?? '').digest('base64')}`)
  }
  return [...found].sort()
}
