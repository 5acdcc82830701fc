import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { functionTimeoutMs } from '../../../src/lib/http/deadline'

const folder = 'supabase/migrations/'

it('A browser and our server wait longer for a function than the database lets one run', () => {
  const sql = readdirSync(folder)
    .map((file) => readFileSync(folder + file, 'utf8'))
    .join()
  const seconds = [...sql.matchAll(/statement_timeout\D{1,8}(\d+)s'/g)].map(([, limit]) => Number(limit))
  expect(Math.max(...seconds)).toBeGreaterThan(30)
  expect(functionTimeoutMs).toBeGreaterThan(Math.max(...seconds) * 1000)
  for (const user of ['scripts/lib/server/proxy.ts', 'src/lib/http/supabase.ts'])
    expect(readFileSync(user, 'utf8')).toMatch(/session \? functionTimeoutMs|timeout: functionTimeoutMs/)
})
