import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import lock from '../../../package-lock.json'
import packageFile from '../../../package.json'

const root = new URL('../../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

describe('Install scripts of packages', () => {
  const wanting = Object.entries(lock.packages as Record<string, { hasInstallScript?: boolean }>).flatMap(
    ([path, { hasInstallScript }]) => (hasInstallScript ? [path.replace(/^.*node_modules\//, '')] : []),
  )

  it('are each allowed or refused by name, without names of missing packages', () =>
    expect(Object.keys(packageFile.allowScripts).toSorted()).toEqual([...new Set(wanting)].toSorted()))

  it('do not run without a decision', () => expect(read('.npmrc')).toMatch(/^strict-allow-scripts=true$/m))
})

it('Every package in package-lock.json has an integrity hash, for every platform, and no registry', () => {
  const packages = lock.packages as Record<string, { integrity?: string; resolved?: string }>
  const named = Object.keys(packages).filter((path) => path !== '')
  expect(named.filter((path) => !packages[path]!.integrity)).toEqual([])
  expect(named.filter((path) => packages[path]!.resolved)).toEqual([])
})

it('Every action of a workflow is pinned to a commit', () => {
  const folder = new URL('.github/workflows/', root)
  const uses = readdirSync(folder).flatMap((file) => [...read(`.github/workflows/${file}`).matchAll(/uses: *(\S+)/g)])
  expect(uses.length).toBeGreaterThan(0)
  expect(uses.map(([, action]) => action).filter((action) => !/@[0-9a-f]{40}$/.test(action!))).toEqual([])
})
