import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { run } from '../../scripts/lib/child-process'
import { agency } from '#agency/agency.ts'
import { completeListing } from '../complete-listing'
import { secrets } from '../secrets'
import { clientsOf } from './people'

const folder = mkdtempSync(`${tmpdir()}/agency-import-`)
afterAll(() => rmSync(folder, { recursive: true }))
const reference = `C${Date.now()}`
const { administrator: admin } = clientsOf('administrator')
beforeAll(async () => {
  const { error } = await admin.from('properties').insert(completeListing('sale', { reference, price: 500_000 }))
  expect(error).toBeNull()
})
const price = async () => {
  const { data } = await admin.from('properties').select('price').eq('reference', reference)
  return (data as { price: unknown }[]).map(({ price: pounds }) => Number(pounds))
}
async function importPrice(written: string, ...flags: string[]) {
  const path = `${folder}/prices.csv`
  const branch = agency.feedBranch
  writeFileSync(path, `AGENT_REF;BRANCH_ID;TRANS_TYPE_ID;PRICE\n${branch}_${reference};${branch};1;${written}\n`)
  const env = { PUBLIC_SUPABASE_URL: process.env['TEST_BACKEND']!, SUPABASE_SECRET_KEY: secrets.secretKey }
  return run('node', ['scripts/import.ts', path, ...flags], { stdio: 'pipe', env })
}

it('npm run import changes a price by more than half only with a flag, and skips unreadable ones', async () => {
  const declined = await importPrice('£1', '--apply')
  expect(declined.code).toBe(1)
  expect(declined.output).toContain(`${agency.feedBranch}_${reference}, line 2: from £500,000.00 to £1.00`)
  expect(declined.output).toContain('add --large-price-changes')
  expect(await price()).toEqual([500_000])

  const refused = await importPrice('450.000', '--apply')
  expect([refused.code, refused.output]).toEqual([0, expect.stringContaining('“450.000” is not one amount')])
  expect(await price()).toEqual([500_000])

  expect((await importPrice('£1.45m', '--apply', '--large-price-changes')).code).toBe(0)
  expect(await price()).toEqual([1_450_000])
})
