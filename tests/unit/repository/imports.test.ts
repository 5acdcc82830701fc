import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'

// Imports run one way: pages → layouts, sections, islands → features → domain → ui, lib → site, paths.
const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.(ts|tsx|astro)$/.test(file))
const from = /(?:\bfrom\s*|\bimport\s*\(?\s*|<script src=)["'](\.[^"']+)["']/g
const imports = files.flatMap((file) =>
  [...readFileSync(`src/${file}`, 'utf8').matchAll(from)].map(([, path]) => ({
    file,
    path: posix.join(posix.dirname(file), path!),
  })),
)
const crossing = (source: RegExp, target: RegExp) =>
  imports
    .filter(({ file, path }) => source.test(file) && target.test(path))
    .map(({ file, path }) => `${file} → ${path}`)

describe('Imports', () => {
  it('are found, those that wait for a touch as well', () => {
    expect(imports.length).toBeGreaterThan(500)
    expect(imports).toContainEqual({ file: 'features/map/ListingsMap.tsx', path: 'features/map/listings-leaflet' })
  })
  it('of lib lead to no domain, feature, component, layout or page', () =>
    expect(crossing(/^lib\//, /^(domain|features|components|layouts|pages|islands)\//)).toEqual([]))
  it('of the parts of every page lead to no domain, feature, section or page', () =>
    expect(crossing(/^components\/ui\//, /^(domain|features|pages|islands|components\/sections)\//)).toEqual([]))
  it('of the domain lead to no feature, section, layout or page', () =>
    expect(crossing(/^domain\//, /^(features|layouts|pages|islands|components\/sections)\//)).toEqual([]))
  it('of a feature lead to no page, section or island, and to no other feature', () => {
    expect(crossing(/^features\//, /^(pages|islands|components\/sections)\//)).toEqual([])
    const feature = (path: string) => path.split('/').slice(0, path.startsWith('features/admin/') ? 3 : 2)
    expect(
      imports.filter(
        ({ file, path }) =>
          file.startsWith('features/') && path.startsWith('features/') && feature(file).join() !== feature(path).join(),
      ),
    ).toEqual([])
  })
  it('of features and the domain reach the backend in queries alone, and in what the build reads', () =>
    expect(
      crossing(
        /^(features|domain)\/(?!.*\.queries\.ts$|listing\/published-listings\.ts$)/,
        /^lib\/http\/(rest|supabase)$/,
      ),
    ).toEqual([]))
  it('of the backend’s own packages are lib’s', () =>
    expect(
      files.filter((file) => !file.startsWith('lib/') && /from '@supabase\//.test(readFileSync(`src/${file}`, 'utf8'))),
    ).toEqual([]))
  it('of what hydrates are of src/islands', () => {
    const pages = files.filter((file) => file.endsWith('.astro'))
    const hydrated = pages.flatMap((file) => {
      const source = readFileSync(`src/${file}`, 'utf8')
      return [...source.matchAll(/<([A-Z]\w+)[^<]*?\sclient:/g)].map(([, name]) => {
        const path = source.match(new RegExp(`import \\{ ${name} \\} from '([^']+)'`))?.[1]
        return `${name} of ${posix.join(posix.dirname(file), path ?? 'nowhere')}`
      })
    })
    expect(hydrated.length).toBeGreaterThan(10)
    expect(hydrated.filter((name) => !/ of islands\/\w+$/.test(name))).toEqual([])
  })
})
