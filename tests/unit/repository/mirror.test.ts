import { existsSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'

const tests = readdirSync('tests/unit', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.test.ts'),
)

it('a unit test mirrors its source in src, scripts or supabase, or tests the repository itself', () => {
  expect(tests.length).toBeGreaterThan(50)
  const sources = (test: string) => {
    const source = test.replace(/\.test\.ts$/, '')
    const base = /^(scripts|supabase)\//.test(source) ? source : `src/${source}`
    return ['', '.ts', '.tsx'].map((ending) => base + ending)
  }
  expect(tests.filter((test) => !test.startsWith('repository/') && !sources(test).some(existsSync))).toEqual([])
})
