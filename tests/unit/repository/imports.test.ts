import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { posix } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

// scripts/lib/lint-rules.ts holds the direction of imports. `<script src>` in an .astro file is no import to a linter.
const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.astro'))
const scripts = files.flatMap((file) =>
  [...readFileSync(`src/${file}`, 'utf8').matchAll(/<script src=["'](\.[^"']+)["']/g)].map(([, path]) => ({
    file,
    path: posix.join(posix.dirname(file), path!),
  })),
)
const crossing = (source: RegExp, target: RegExp) =>
  scripts
    .filter(({ file, path }) => source.test(file) && target.test(path))
    .map(({ file, path }) => `${file} → ${path}`)

describe('Scripts in `<script src>`', () => {
  it('are found', () => expect(scripts.length).toBeGreaterThan(0))
  it('of page layout import no domain, feature or page', () =>
    expect(crossing(/^components\/ui\//, /^(domain|features|admin|pages|islands|components\/sections)\//)).toEqual([]))
  it('of the domain import no feature or page', () =>
    expect(crossing(/^domain\//, /^(features|admin|layouts|pages|islands|components\/sections)\//)).toEqual([]))
})

it('No file imports itself through others, including types and dynamic imports', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const known = new Set(sources)
  const importsOf = (file: string) =>
    [...readFileSync(`src/${file}`, 'utf8').matchAll(/(?:from|import) ?\(?'(\.[^']+)'/g)].flatMap(([, path]) => {
      const target = posix.join(posix.dirname(file), path!)
      const imported = [target, `${target}.ts`, `${target}.tsx`].find((name) => known.has(name)) ?? []
      // A file of messages compares its own types with the English ones.
      return imported === file ? [] : imported
    })
  const done = new Set<string>()
  /** The first import cycle from this file. */
  const findCircle = (file: string, path: string[]): string[] => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return []
    for (const target of importsOf(file)) {
      const circle = findCircle(target, [...path, file])
      if (circle.length > 0) return circle
    }
    done.add(file)
    return []
  }
  expect(sources.flatMap((file) => findCircle(file, []))).toEqual([])
})

it('Hydrated components are in src/islands', () => {
  const hydrated = files.flatMap((file) => {
    const source = readFileSync(`src/${file}`, 'utf8')
    return [...source.matchAll(/<([A-Z]\w+)[^<]*?\sclient:/g)].map(([, name]) => {
      const path = source.match(new RegExp(`import \\{ ${name} \\} from '([^']+)'`))?.[1]
      return `${name} of ${posix.join(posix.dirname(file), path ?? 'nowhere')}`
    })
  })
  expect(hydrated.length).toBeGreaterThan(10)
  expect(hydrated.filter((name) => !/ of islands\/\w+$/.test(name))).toEqual([])
})

describe('Oxlint', () => {
  const forbidden = [
    ['src/lib/format/money.ts', '../../domain/listing/listing'],
    ['src/domain/listing/listing.ts', '../../features/search/search'],
    ['src/domain/listing/listing.ts', '../../lib/http/rest'],
    ['src/domain/listing/published-listings.ts', '../../integrations/client-when/directive'],
    ['src/lib/http/freshness-check.ts', '../../integrations/client-when/directive'],
    ['src/components/ui/Picture.tsx', '../../domain/listing/listing'],
    ['src/components/ui/form/TextField.tsx', '../../sections/Saving.astro'],
    ['src/features/search/search.ts', '../saved/saved'],
    ['src/features/search/search.store.ts', '../../lib/http/rest'],
    ['src/features/valuation/dialog/steps.tsx', '../../search/search'],
    ['src/admin/listings/form/slug.ts', '../../enquiries/inbox'],
    ['src/admin/listings/form/slug.ts', '../../../features/search/search'],
    ['src/admin/listings/form/slug.ts', '@supabase/supabase-js'],
    ['src/admin/enquiries/inbox.ts', '../listings/views'],
    ['src/features/map/map.ts', '../../islands/Mortgage'],
    ['src/layouts/Page.astro', '../pages/fees.astro'],
  ] as const
  const allowed = [
    ['src/features/search/search.queries.ts', '../../lib/http/rest'],
    ['src/features/valuation/dialog/steps.tsx', '../ValuationForm'],
    ['src/domain/listing/published-listings.ts', '../../lib/http/rest'],
    ['src/integrations/client-when/directive.ts', '../../lib/http/freshness-check'],
    ['src/admin/listings/form/slug.ts', '../../../lib/form/normalise'],
    ['src/admin/listings/form/slug.ts', '../../ui/Button'],
    ['src/admin/enquiries/inbox.ts', '../query/query-keys'],
    ['src/admin/feed/gaps.ts', '../listings/views'],
  ] as const
  /** A fault of each kind, and the rule that refuses it. */
  const faults = [
    ['src/lib/faults.mjs', 'const unused = 1', 'eslint(no-unused-vars)'],
    ['src/lib/faults.mjs', 'export const isSame = (a, b) => a == b', 'eslint(eqeqeq)'],
    ['src/lib/faults.ts', 'export const unsaid = 1', 'eslint(id-denylist)'],
    ['src/lib/faults.ts', 'export const anything = (value: any) => value', 'typescript(no-explicit-any)'],
    ['src/lib/faults.ts', 'export const first = (list?: string) => list!', 'typescript(no-non-null-assertion)'],
    ['src/lib/faults.ts', 'export const id = () => crypto.randomUUID()', 'eslint(no-restricted-properties)'],
    ['src/lib/faults.ts', "scrollTo({ behavior: 'smooth' })", 'eslint-js(no-restricted-syntax)'],
    [
      'src/features/faults.tsx',
      "import { useState } from 'react'\nexport const Fault = ({ on = false }) => (on ? useState(1)[0] : 0)",
      'react-hooks(rules-of-hooks)',
    ],
  ] as const
  const folder = mkdtempSync(`${tmpdir()}/imports-`)
  afterAll(() => rmSync(folder, { recursive: true }))
  let refused: string[] = []
  let reported: string[] = []

  beforeAll(() => {
    const fence = (file: string) => (file.endsWith('.astro') ? '---\n' : '')
    for (const [file, path] of [...forbidden, ...allowed]) {
      mkdirSync(`${folder}/${posix.dirname(file)}`, { recursive: true })
      appendFileSync(
        `${folder}/${file}`,
        `${fence(file)}export * from '${path}'\nvoid import('${path}')\n${fence(file)}`,
      )
    }
    for (const [file, code] of faults) appendFileSync(`${folder}/${file}`, `${code}\n`)
    // Without types, of which these files have none.
    const config = `import config from '${process.cwd()}/oxlint.config.ts'
      export default { ...config, options: {}, jsPlugins: ['${process.cwd()}/scripts/lib/eslint-rules.ts'] }`
    writeFileSync(`${folder}/oxlint.config.ts`, config)
    const { stdout } = spawnSync('oxlint', ['--format', 'json', 'src'], { cwd: folder, encoding: 'utf8' })
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; message: string; filename: string }[] }
    reported = diagnostics.map(({ code, filename }) => `${filename} ${code}`)
    refused = diagnostics
      .filter(({ code }) => code === 'eslint(no-restricted-imports)')
      .map(({ filename, message }) => `${filename} ${message.split("'")[1]}`)
  })

  it.each(forbidden)('lets %s import nothing from %s, at once or later', (file, path) =>
    expect(refused.filter((line) => line === `${file} ${path}`)).toHaveLength(2),
  )
  it.each(faults)('reports in %s: %s', (file, _, rule) => expect(reported).toContain(`${file} ${rule}`))
  it.each(allowed)('lets %s import %s', (file, path) => expect(refused).not.toContain(`${file} ${path}`))
})
