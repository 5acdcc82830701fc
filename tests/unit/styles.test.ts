import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { contrast } from '../../src/lib/styleguide/contrast'
import { pseudoStates } from '../../src/lib/styleguide/pseudo-states'
import { tokens } from '../../src/lib/styleguide/tokens'

describe('contrast', () => {
  test('is 21 between black and white, 1 between equals, whichever comes first', () => {
    expect(contrast('#000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#fff', '#000000')).toBeCloseTo(21)
    expect(contrast('#b5482a', '#b5482a')).toBe(1)
  })
  test('agrees with the published figure for #767676 on white', () =>
    expect(contrast('#767676', '#fff')).toBeCloseTo(4.54, 2))
})

test('tokens are read by kind, the first of each name', () => {
  expect(tokens('--color-ink: #111; --text-h1: 2rem; --color-ink: #222; --color-ink-2: #333;', 'color')).toEqual([
    ['ink', '#111'],
    ['ink-2', '#333'],
  ])
})

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

describe('held states', () => {
  test('a pointer, a focus and a press become classes', () => {
    expect(pseudoStates('a{b:c}.btn:hover,.x:focus-visible .y{d:e}')).toBe('.btn.is-hover,.x.is-focus-visible .y {d:e}')
  })
  test('what depends on a medium is left out', () => {
    expect(pseudoStates('/* .no:hover */ @media (x) { .a:hover { b: c } } .d:active{e:f}')).toBe('.d.is-active {e:f}')
  })
})
