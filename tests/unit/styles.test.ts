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

test('a live region is in the accessibility tree before it has a text', async () => {
  const hidden: string[] = []
  for await (const path of glob('src/**/*.{tsx,astro}', { cwd: new URL('../..', import.meta.url) })) {
    const tags = (await readFile(new URL(`../../${path}`, import.meta.url), 'utf8')).match(/<\w[^<]*?[^=]>/g) ?? []
    for (const tag of tags)
      if (/empty:hidden/.test(tag) && /role="(?:status|alert)"|^<\w*Status\b/.test(tag)) hidden.push(`${path} ${tag}`)
  }
  expect(hidden).toEqual([])
})
