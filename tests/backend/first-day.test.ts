import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import postgres from 'postgres'
import { afterAll, expect, it } from 'vitest'
import type { Backend } from '../../scripts/lib/backend'
import { freePort } from '../../scripts/lib/ports'
import { startOwnBackend, wantsEmpty } from '../../scripts/lib/start-own'
import { startDemoBackend } from '../demo-backend'
import { everyCase } from '../every-case'

const scratch = mkdtempSync(`${tmpdir()}/meridian-first-day-`)
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

async function stateOf({ database }: Backend) {
  const sql = postgres(database, { max: 1 })
  const [row] = await sql`
    select (select count(*)::int from public.properties) as listings,
      (select count(*)::int from public.viewing_hours) as hours,
      (select string_agg(name, ', ') from public.staff) as staff`
  await sql.end()
  return { ...row }
}

it('an empty start makes no homes, and a later start without the flag adds none', { timeout: 120_000 }, async () => {
  const folder = `${scratch}/empty`
  for (const isEmpty of everyCase ? [true, false, true] : [true, false]) {
    const backend = await startOwnBackend(await freePort(), isEmpty, folder)
    expect(await stateOf(backend)).toEqual({ listings: 0, hours: 0, staff: 'Administrator' })
    await backend.stop()
  }
})

it('an empty start on the demo’s folder stops, deletes nothing and says what to do', { timeout: 120_000 }, async () => {
  const folder = `${scratch}/demo`
  const demo = await startDemoBackend(folder)
  const before = await stateOf(demo)
  expect(before).toMatchObject({ listings: 30 })
  await demo.stop()
  await expect(startOwnBackend(await freePort(), true, folder)).rejects.toThrow(
    /holds the demo \(30 of its homes\)[^]*Nothing was deleted[^]*DATA_DIR=[^]*npm run reset -- --empty/,
  )
  const again = await startOwnBackend(await freePort(), false, folder)
  expect(await stateOf(again)).toEqual(before)
  await again.stop()
})

it('a mistyped option is refused', () => {
  expect(wantsEmpty('start', ['--empty'])).toBe(true)
  expect(() => wantsEmpty('start', ['--blank'])).toThrow('npm run start -- --empty')
})
