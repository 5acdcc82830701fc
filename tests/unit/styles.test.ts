import { readFile } from 'node:fs/promises'
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
