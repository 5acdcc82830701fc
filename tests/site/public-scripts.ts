import { readdirSync } from 'node:fs'
import { folder, publicPages, read } from './built'

/** Every built script, by file name. */
export const scripts = new Map(
  readdirSync(`${folder}/_astro`)
    .filter((file) => file.endsWith('.js'))
    .map((file) => [file, read(`_astro/${file}`)]),
)
const names = [...scripts.keys()]

/** Every script that public pages load, at once or later: named in their HTML, or imported by such a script. */
export function publicScripts(): Set<string> {
  const html = publicPages.map(read).join('\n')
  const reached = new Set(names.filter((name) => html.includes(name) || html.includes(name.replace(/\.js$/, ''))))
  // A set visits what is added while it is read.
  for (const name of reached) {
    const text = scripts.get(name) ?? ''
    for (const [, imported = ''] of text.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)) reached.add(imported)
  }
  return reached
}
