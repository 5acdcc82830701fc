import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, it } from 'vitest'
import { root } from '../../../scripts/lib/paths'

// npm run setup asks only for settings without a value.
it('A copied .env.example sets nothing', () => {
  const values = Object.entries(parseEnv(readFileSync(`${root}.env.example`, 'utf8')))
  expect(values.length).toBeGreaterThan(10)
  expect(values.filter(([, value]) => value !== '')).toEqual([])
})
