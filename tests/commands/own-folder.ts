import { mkdirSync, mkdtempSync } from 'node:fs'
import { root } from '../../scripts/lib/paths'

/**
 * A new folder for a built site, inside the project like .data. Builds into folders outside share .astro/.prerender,
 * and the tests' own sites are built at the same time.
 */
export function ownFolder(name: string): string {
  mkdirSync(`${root}.tmp`, { recursive: true })
  return mkdtempSync(`${root}.tmp/${name}-`)
}
