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

describe('What the documents say', () => {
  it.each(texts)('%s names only commands that there are', (file) => {
    const named = [...read(file).matchAll(/npm run ([a-z]+)/g)].map(([, name]) => name!)
    expect(named.filter((name) => !scripts.includes(name))).toEqual([])
  })

  it.each(texts)('%s leads only to files that are there', (file) => {
    const folder = file.replace(/[^/]*$/, '')
    const links = [...read(file).matchAll(/\]\((?!https?:|#|\/)([^)#]+)/g)].map(([, path]) => `${folder}${path}`)
    const named = [
      ...read(file).matchAll(/`((?:src|docs|tests|scripts|supabase|hosting|public)\/[\w./-]*[\w/])`/g),
    ].map(([, path]) => path!)
    expect([...links, ...named].filter((path) => !there(path))).toEqual([])
  })

  it('the README tells of every command, and of folders that are there', () => {
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

  it('decisions are numbered without a gap', () => {
    const numbers = readdirSync(new URL('docs/decisions/', root))
      .map((file) => Number(file.slice(0, 3)))
      .toSorted((a, b) => a - b)
    expect(numbers).toEqual(numbers.map((_, n) => n + 1))
  })

  it('the example of the settings names every setting that the code reads, and no other', () => {
    const declared = [...read('src/env.d.ts').matchAll(/readonly (PUBLIC_\w+)/g)].map(([, name]) => name!)
    const shown = [...read('.env.example').matchAll(/^(PUBLIC_\w+)=/gm)].map(([, name]) => name!)
    expect(shown.toSorted()).toEqual(declared.toSorted())
  })

  it('the guide for editors names every list in src/data', () => {
    const lists = readdirSync(new URL('src/data/', root)).filter((file) => file.endsWith('.yaml'))
    const guide = read('docs/editing.md')
    expect(lists.filter((file) => !guide.includes(file))).toEqual([])
  })

  it('what the guide for editors shows of a list stands in it', () => {
    const guide = read('docs/editing.md')
    for (const [file, shown] of [
      ['prices', /^Camden:\n {2}prices: .+$/m],
      ['team', /^lin-yue: .+$/m],
      ['stamp-duty', /^'2025-04-01':$/m],
    ] as const)
      expect(read(`src/data/${file}.yaml`)).toContain(guide.match(shown)?.[0])
  })

  describe('The README’s figures', () => {
    const readme = read('README.md')
    it('the oldest Node is the one of package.json', () =>
      expect(readme).toContain(`Any Node from ${packageFile.engines.node.match(/\d+/)} up`))
    it('the ports are the usual ones of the scripts', () => {
      const [, site] =
        read('scripts/lib/ports.ts').match(/portSetting\('PORT', (\d+)\), backend: portSetting\('BACKEND_PORT'/) ?? []
      expect(readme).toContain(`http://localhost:${site} (\`PORT\` and \`BACKEND_PORT\` change the ports)`)
    })
    it('there are thirty demo homes', () => {
      expect(readme).toContain('thirty demo homes')
      expect(read('supabase/seed.sql').match(/^ {4}"slug": /gm)).toHaveLength(30)
    })
    it('pictures of the pages are taken at the widths it says', () =>
      expect(readme).toContain(
        `at ${read('scripts/screenshots.ts')
          .match(/widths = \[(\d+), (\d+), (\d+)\]/)
          ?.slice(1)
          .join(', ')
          .replace(/, (\d+)$/, ' and $1')} px`,
      ))
    it('parts of npm test are called as it calls them', () => {
      const parts = [...read('scripts/test.ts').matchAll(/part\('([a-z]+)'/g)].map(([, name]) => name!)
      const named = readme.match(/`npm test ((?:[a-z]+ ?)+)`/)?.[1]!.split(' ') ?? []
      expect(named.length).toBeGreaterThan(0)
      expect(named.filter((name) => !parts.includes(name))).toEqual([])
    })
  })
})
