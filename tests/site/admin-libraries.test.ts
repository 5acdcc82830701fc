import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { folder, publicPages, read } from './built'

/** A text that survives minification, in each library of the admin. */
const libraries = {
  'TanStack Query': 'No QueryClient set',
  'React Aria': 'data-react-aria-pressable',
  'react-hook-form': 'shouldUnregister',
}

const scripts = new Map(
  readdirSync(`${folder}/_astro`)
    .filter((file) => file.endsWith('.js'))
    .map((file) => [file, read(`_astro/${file}`)]),
)
const names = [...scripts.keys()]

/** Every script that public pages load, at once or later: named in their HTML, or imported by such a script. */
function publicScripts(): Set<string> {
  const html = publicPages.map(read).join('\n')
  const reached = new Set(names.filter((name) => html.includes(name) || html.includes(name.replace(/\.js$/, ''))))
  // A set visits what is added while it is read.
  for (const name of reached) {
    const text = scripts.get(name) ?? ''
    for (const [, imported = ''] of text.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)) reached.add(imported)
  }
  return reached
}

describe('The libraries of the admin', () => {
  const reached = publicScripts()
  it('are looked for in all scripts of the public pages', () => {
    expect(reached.size).toBeGreaterThan(20)
    expect(reached.size).toBeLessThan(names.length)
  })
  it.each(Object.entries(libraries))('%s is loaded by the admin alone', (_library, text) => {
    const files = names.filter((name) => scripts.get(name)?.includes(text))
    expect(files).not.toEqual([])
    expect(files.filter((name) => reached.has(name))).toEqual([])
  })
})
