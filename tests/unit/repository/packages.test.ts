import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import lock from '../../../package-lock.json'
import packageFile from '../../../package.json'
import { exceptions, imported, isTaken, type Licence, licences, licencesPage } from '../../../scripts/lib/licences'

const root = new URL('../../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const named = (rows: Licence[]) => rows.map(({ name, version, licence }) => `${name} ${version}: ${licence}`)
const rows = licences(lock)

describe('The licences of what the site is made of', () => {
  it('are all ones that the house takes', () => expect(named(rows.filter((row) => !isTaken(row)))).toEqual([]))

  it('are listed as package-lock.json has them now: if this fails, npm run licences', () =>
    expect(read('docs/licences.md')).toBe(licencesPage(rows)))

  it('need every exception that is made', () => {
    const needed = exceptions.filter(({ packages, licence }) =>
      rows.some((row) => packages.test(row.name) && row.licence?.includes(licence)),
    )
    expect(needed).toEqual(exceptions)
  })

  it('ask no visitor’s browser to carry an exception', () => {
    const browser = rows.filter((row) => row.browser)
    expect(browser.length).toBeGreaterThan(20)
    expect(named(browser.filter(({ name }) => exceptions.some(({ packages }) => packages.test(name))))).toEqual([])
  })

  it('are asked of all that the browser’s code imports', () => {
    const folders = ['components', 'domain', 'features', 'islands', 'layouts', 'lib']
    const files = folders.flatMap((folder) =>
      readdirSync(new URL(`src/${folder}/`, root), { recursive: true, encoding: 'utf8' }).map(
        (file) => `src/${folder}/${file}`,
      ),
    )
    const addresses = files
      .filter((file) => /\.(tsx?|astro)$/.test(file))
      .flatMap((file) =>
        [...read(file).matchAll(/^import (?!type )[^'\n]*'([@a-z][^'\n]*)'/gm)].map(([, address]) => address!),
      )
    const packages = addresses.map((address) =>
      address
        .split('/')
        .slice(0, address.startsWith('@') ? 2 : 1)
        .join('/'),
    )
    // In the build sharp draws the social pictures, parse5 reads the pages, and uqr draws what paper carries.
    expect(
      [...new Set(packages)].filter((name) => !/^(astro|node):|^astro$|^(sharp|parse5|uqr)$/.test(name)).toSorted(),
    ).toEqual(imported)
  })

  it.each([
    ['GPL-3.0-only', 'any', false],
    [undefined, 'any', false],
    ['MIT AND GPL-3.0-only', 'any', false],
    ['MPL-2.0', 'any', false],
    ['MPL-2.0', 'lightningcss-linux-x64-gnu', true],
    ['Apache-2.0 AND MIT', 'any', true],
  ])('%s of %s: taken, %s', (licence, name, taken) => expect(isTaken({ name, licence })).toBe(taken))
})

describe('Scripts that packages run as they are installed', () => {
  const wanting = Object.entries(lock.packages as Record<string, { hasInstallScript?: boolean }>).flatMap(
    ([path, { hasInstallScript }]) => (hasInstallScript ? [path.replace(/^.*node_modules\//, '')] : []),
  )

  it('are each allowed or refused by name, and none that is not there is named', () =>
    expect(Object.keys(packageFile.allowScripts).toSorted()).toEqual([...new Set(wanting)].toSorted()))

  it('do not run undecided', () => expect(read('.npmrc')).toMatch(/^strict-allow-scripts=true$/m))
})

it('Every package of package-lock.json is held to its content, on every platform, and to no registry', () => {
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
