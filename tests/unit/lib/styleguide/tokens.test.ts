import { expect, test } from 'vitest'
import { tokens } from '../../../../src/lib/styleguide/tokens'

test('tokens are read by kind, the first of each name', () => {
  expect(tokens('--color-ink: #111; --text-h1: 2rem; --color-ink: #222; --color-ink-2: #333;', 'color')).toEqual([
    ['ink', '#111'],
    ['ink-2', '#333'],
  ])
})
