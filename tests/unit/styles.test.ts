import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { toastClass } from '../../src/components/ui/toast-class'
import { contrast } from '../../src/lib/styleguide/contrast'
import { tokens } from '../../src/lib/styleguide/tokens'

test('the toast at the bottom of the page contrasts with the footer', async () => {
  const read = (path: string) => readFile(new URL(`../../src/${path}`, import.meta.url), 'utf8')
  const colours = new Map(tokens(await read('agency/brand.css'), 'color'))
  const ground = (classes: string) => colours.get(/\bbg-([a-z0-9-]+)/.exec(classes)?.[1] ?? '') ?? ''
  expect(contrast(ground(toastClass), ground(await read('components/layout/Footer.astro')))).toBeGreaterThan(3)
})

/** The paths and texts of the components. */
async function* components() {
  for await (const path of glob('src/**/*.{tsx,astro}', { cwd: new URL('../..', import.meta.url) }))
    yield [path, await readFile(new URL(`../../${path}`, import.meta.url), 'utf8')] as const
}

test('a line height is a number: the theme has none of Tailwind’s names, such as leading-tight', async () => {
  const named: string[] = []
  for await (const [path, text] of components())
    for (const [name] of text.matchAll(/\bleading-(?!none\b)[a-z]+/g)) named.push(`${path} ${name}`)
  expect(named).toEqual([])
})

test('a live region is in the accessibility tree before it has a text', async () => {
  const hidden: string[] = []
  for await (const [path, text] of components())
    for (const [tag] of text.matchAll(/<\w[^<]*?[^=]>/g))
      if (/empty:hidden/.test(tag) && /role="(?:status|alert)"|^<\w*Status\b/.test(tag)) hidden.push(`${path} ${tag}`)
  expect(hidden).toEqual([])
})
