import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { relative } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { bin, root } from '../../scripts/lib/paths'

const scratch = mkdtempSync(`${tmpdir()}/agency-other-`)
const folder = `${scratch}/other`
cpSync(`${root}src/agency`, folder, { recursive: true })
writeFileSync(
  `${folder}/agency.ts`,
  readFileSync(`${folder}/agency.ts`, 'utf8').replaceAll('meridianrow.example', 'other.example'),
)
afterAll(() => rmSync(scratch, { recursive: true }))

/** What a script of ours reads of the agency. */
const addresses = (AGENCY: string) => {
  const code = `import { staffAddresses } from './src/domain/email/staff-addresses.ts'
    console.log(Object.values(staffAddresses).join(' '))`
  const args = ['--import', './src/agency-imports.ts', '--input-type=module', '-e', code]
  const { stdout, stderr } = spawnSync(`${bin}node`, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, AGENCY },
  })
  return stdout.trim() || stderr
}

it('A script reads the agency in src/agency', () => {
  expect(addresses('')).toBe('sales@meridianrow.example lettings@meridianrow.example hello@meridianrow.example')
})

it.each([
  ['an absolute folder', folder],
  ['a folder relative to the project', relative(root, folder)],
])('A script reads the agency that AGENCY names: %s', (_kind, path) => {
  expect(addresses(path)).toBe('sales@other.example lettings@other.example hello@other.example')
})

it('A folder without an agency is refused with the names of the missing files', () => {
  expect(addresses('docs')).toContain('AGENCY names docs, which lacks agency.ts, hours.ts, promises.ts,')
})
