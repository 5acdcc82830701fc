import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { ESLint, type Linter } from 'eslint'
import ts from 'typescript-eslint'
import { describe, expect, it } from 'vitest'

// eslint.config.mjs holds the direction of imports. `<script src>` in an .astro file is no import to ESLint.
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

describe('ESLint', () => {
  const eslint = new ESLint({ overrideConfig: ts.configs.disableTypeChecked as Linter.Config })
  const forbidden = ['@typescript-eslint/no-restricted-imports', 'no-restricted-syntax']
  it.each([
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
    ['src/features/map/map.ts', '../../islands/Mortgage'],
    ['src/layouts/Page.astro', '../pages/fees.astro'],
  ])('lets %s import nothing from %s', async (filePath, path) => {
    const imports = `import * as a from '${path}'\nvoid import('${path}')\nvoid a`
    const [result] = await eslint.lintText(filePath.endsWith('.astro') ? `---\n${imports}\n---\n` : imports, {
      filePath,
    })
    const results = result!.messages.filter(({ ruleId }) => forbidden.includes(ruleId!)).map(({ ruleId }) => ruleId)
    expect(results).toEqual(forbidden)
  })
  it.each([
    ['src/features/search/search.queries.ts', '../../lib/http/rest'],
    ['src/features/valuation/dialog/steps.tsx', '../ValuationForm'],
    ['src/domain/listing/published-listings.ts', '../../lib/http/rest'],
    ['src/integrations/client-when/directive.ts', '../../lib/http/freshness-check'],
    ['src/admin/listings/form/slug.ts', '../../../lib/form/normalise'],
  ])('lets %s import %s', async (filePath, path) => {
    const [result] = await eslint.lintText(`import * as a from '${path}'\nvoid a`, { filePath })
    expect(result!.messages.filter(({ ruleId }) => forbidden.includes(ruleId!))).toEqual([])
  })
})
