import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { describe, expect, it, onTestFinished } from 'vitest'
import packageFile from '../../../../package.json'
import {
  addedMigrations,
  isCommitted,
  migrationFaults,
  migrationHash,
  readMigrations,
  readReleases,
} from '../../../../scripts/lib/releases'

const first = { date: '2026-11-26', migrations: { '20260102000000_b.sql': migrationHash('b\n') } }
const files = (changes: Record<string, string> = {}) =>
  new Map(Object.entries({ '20260102000000_b.sql': 'b\n', ...changes }))

describe('Migrations', () => {
  it('of a release are unchanged, and newer ones sort after them', async () =>
    expect(migrationFaults(await readMigrations(), [...(await readReleases()).values()])).toEqual([]))

  it('are at fault if a released one is changed or missing, or a new one has an earlier time', () => {
    expect(migrationFaults(files({ '20260103000000_c.sql': 'c' }), [first])).toEqual([])
    expect(migrationFaults(files({ '20260102000000_b.sql': 'b, changed' }), [first])).toEqual([
      '20260102000000_b.sql is released, and was changed',
    ])
    expect(migrationFaults(new Map(), [first])).toEqual(['20260102000000_b.sql is released, and missing'])
    expect(migrationFaults(files({ '20260101000000_a.sql': 'a' }), [first])).toEqual([
      '20260101000000_a.sql is new, and its time is before 20260102000000_b.sql',
    ])
  })

  it('are at fault if two have one time, because the time is the key of the history', () =>
    expect(migrationFaults(files({ '20260103000000_c.sql': 'c', '20260103000000_d.sql': 'd' }), [first])).toEqual([
      '20260103000000 is the time of two migrations',
    ]))

  it('may have other line ends', () =>
    expect(migrationFaults(files({ '20260102000000_b.sql': 'b\r\n' }), [first])).toEqual([]))

  it('of an agency itself may have any time, and belong to no release', () => {
    const own = files({ '20260101000000_own_number_homes.sql': 'own', '20260103000000_c.sql': 'c' })
    expect(migrationFaults(own, [first])).toEqual([])
    expect(Object.keys(addedMigrations(own, [first]))).toEqual(['20260103000000_c.sql'])
  })
})

it('A release is closed once its record is committed, also in a clone without tags', () => {
  const folder = mkdtempSync(`${tmpdir()}/agency-release-`)
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], { cwd: folder })
  git('init', '-q')
  git('commit', '-q', '--allow-empty', '-m', 'Begin')
  mkdirSync(`${folder}/supabase/releases`, { recursive: true })
  writeFileSync(`${folder}/supabase/releases/1.0.0.json`, '{}')
  expect(isCommitted('1.0.0', folder)).toBe(false)
  git('add', '.')
  git('commit', '-q', '-m', 'Release 1.0.0')
  expect(isCommitted('1.0.0', folder)).toBe(true)
  expect(isCommitted('1.1.0', folder)).toBe(false)
})

it('The version of package.json has a record of its release', async () =>
  expect([...(await readReleases()).keys()]).toContain(packageFile.version))
