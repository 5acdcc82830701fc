import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import packageFile from '../../../package.json'

const root = new URL('../../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const there = (path: string) => existsSync(new URL(path, root))
const texts = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...readdirSync(new URL('docs/', root), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
]
const scripts = Object.keys(packageFile.scripts)

/** The first part of the address of each public page. */
const publicPages = new Set(
  readdirSync(new URL('src/pages/', root), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.astro') && !/^(404|index|admin|listing-shell|\[)/.test(file))
    .map((file) => `/${/^[a-z-]+/.exec(file)![0]}`),
)

describe('The documents', () => {
  it.each([...publicPages])('name %s in the specification, or as a deviation', (path) =>
    expect(read('docs/specification.md') + read('docs/deviations.md')).toContain(path),
  )

  it.each(texts)('%s names only existing commands', (file) => {
    const named = [...read(file).matchAll(/npm run ([a-z]+)/g)].map(([, name]) => name!)
    expect(named.filter((name) => !scripts.includes(name))).toEqual([])
  })

  it.each(texts)('%s links only to existing files', (file) => {
    const folder = file.replace(/[^/]*$/, '')
    const links = [...read(file).matchAll(/\]\((?!https?:|#|\/)([^)#]+)/g)].map(([, path]) => `${folder}${path}`)
    const named = [
      ...read(file).matchAll(/`((?:src|docs|tests|scripts|supabase|hosting|public)\/[\w./-]*[\w/])`/g),
    ].map(([, path]) => path!)
    expect([...links, ...named].filter((path) => !there(path))).toEqual([])
  })

  it('the README lists every command, and existing folders', () => {
    const readme = read('README.md')
    expect(
      scripts.filter(
        (name) => !readme.includes(name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`),
      ),
    ).toEqual([])
    const folders = [...readme.matchAll(/^ {4}((?:[a-z][\w./-]*(?:, )?)+) {2,}/gm)].flatMap(([, names]) =>
      names!.split(', '),
    )
    expect(folders.length).toBeGreaterThan(10)
    expect(folders.filter((path) => !there(path))).toEqual([])
  })

  const foldersOf = (path: string) =>
    readdirSync(new URL(path, root), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)

  it('the README names every folder of src', () =>
    expect(foldersOf('src/').filter((name) => !read('README.md').includes(`src/${name}/`))).toEqual([]))

  it.each(['src/admin/', 'src/domain/', 'src/lib/'])('the README names every folder of %s', (path) => {
    const line = read('README.md').match(new RegExp(`^ {4}${path} .+$`, 'm'))?.[0] ?? ''
    const named = line.split(/[^\w-]+/)
    expect(foldersOf(path).filter((name) => !named.includes(name))).toEqual([])
  })

  it('the search for forgotten texts finds words of pages, and not code', () => {
    const [, pattern = ''] = /grep -roiE "([^"]+)" dist/.exec(read('docs/make-it-yours.md')) ?? []
    const words = new RegExp(pattern, 'i')
    for (const text of ['a placeholder.</p>', 'are placeholders.  ', 'no. placeholder 00000', 'Meridian Row', '占位'])
      expect(text).toMatch(words)
    for (const code of ['class="placeholder:text-ink-2"', 'placeholder="Any"', '/placeholder.svg', '::placeholder{'])
      expect(code).not.toMatch(words)
  })

  it('the changelog sorts each change under one of the usual kinds', () => {
    const kinds = ['Upgrade', 'Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security']
    const [, ...versions] = read('CHANGELOG.md').split(/^## /m)
    const unsorted = versions.flatMap((version) => {
      const [intro, ...sections] = version.split(/^### /m)
      const unknown = sections.map((section) => section.split('\n')[0]!).filter((kind) => !kinds.includes(kind))
      return [...unknown, ...(intro!.match(/^- .+$/gm) ?? [])]
    })
    expect(unsorted).toEqual([])
  })

  it('decisions are numbered without a gap', () => {
    const numbers = readdirSync(new URL('docs/decisions/', root))
      .map((file) => Number(file.slice(0, 3)))
      .toSorted((a, b) => a - b)
    expect(numbers).toEqual(numbers.map((_, n) => n + 1))
  })

  it('the example settings list exactly the settings that the code reads', () => {
    const declared = [...read('src/env.d.ts').matchAll(/readonly (PUBLIC_\w+)/g)].map(([, name]) => name!)
    const shown = [...read('.env.example').matchAll(/^(PUBLIC_\w+)=/gm)].map(([, name]) => name!)
    expect(shown.toSorted()).toEqual(declared.toSorted())
  })

  it('the guide for editors lists every list', () => {
    const lists = ['src/agency/data/', 'src/data/']
      .flatMap((folder) => readdirSync(new URL(folder, root)))
      .filter((file) => file.endsWith('.yaml'))
    const guide = read('docs/editing.md')
    expect(lists.filter((file) => !guide.includes(file))).toEqual([])
  })

  it('the guide’s examples of a list exist in it', () => {
    const guide = read('docs/editing.md')
    for (const [file, shown] of [
      ['agency/data/prices', /^Camden:\n {2}prices: .+$/m],
      ['agency/data/team', /^lin-yue: .+$/m],
      ['data/stamp-duty', /^'2025-04-01':$/m],
    ] as const)
      expect(read(`src/${file}.yaml`)).toContain(guide.match(shown)?.[0])
  })

  describe('The README’s figures', () => {
    const readme = read('README.md')
    it('the minimum Node version matches package.json', () =>
      expect(readme).toContain(`Any Node from ${packageFile.engines.node.match(/\d+/)} up`))
    it('the ports match the scripts’ defaults', () => {
      const [, site] =
        read('scripts/lib/ports.ts').match(/portSetting\('PORT', (\d+)\), backend: portSetting\('BACKEND_PORT'/) ?? []
      expect(readme).toContain(`http://localhost:${site} (\`PORT\` and \`BACKEND_PORT\` change the ports)`)
    })
    it('there are thirty demo listings', () => {
      expect(readme).toContain('thirty demo homes')
      expect(read('supabase/seed.sql').match(/^ {4}"slug": /gm)).toHaveLength(30)
    })
    it('screenshots are taken at the stated widths', () =>
      expect(readme).toContain(
        `at ${read('scripts/screenshots.ts')
          .match(/widths = \[(\d+), (\d+), (\d+)\]/)
          ?.slice(1)
          .join(', ')
          .replace(/, (\d+)$/, ' and $1')} px`,
      ))
    it('parts of npm test have the stated names', () => {
      const parts = [...read('scripts/lib/test/selection.ts').matchAll(/^ {2}'([a-z]+)',$/gm)].map(([, name]) => name!)
      const named = readme.match(/`npm test ((?:[a-z]+ ?)+)`/)?.[1]!.split(' ') ?? []
      expect(named.length).toBeGreaterThan(0)
      expect(named.filter((name) => !parts.includes(name))).toEqual([])
    })
  })
})
