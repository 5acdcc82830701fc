import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { contrast } from '../../src/lib/styleguide/contrast'
import { tokens } from '../../src/lib/styleguide/tokens'

test('the toast at the foot of the page stands out from the footer', async () => {
  const read = (name: string) => readFile(new URL(`../../src/styles/${name}.css`, import.meta.url), 'utf8')
  const colours = new Map(tokens(await read('global'), 'color'))
  const ground = async (name: string, selector: string) =>
    colours.get(
      (await read(name)).match(
        new RegExp(`^\\${selector} \\{[^}]*background: var\\(--color-([a-z0-9-]+)\\)`, 'm'),
      )?.[1] ?? '',
    ) ?? ''
  expect(contrast(await ground('components', '.toast'), await ground('footer', '.footer'))).toBeGreaterThan(3)
})
