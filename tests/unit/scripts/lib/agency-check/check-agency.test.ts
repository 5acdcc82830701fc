import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { agency } from '#agency/agency.ts'
import { areaNames } from '#agency/area-names.ts'
import { brand } from '#agency/brand.ts'
import { fonts } from '#agency/fonts.ts'
import { officeHours } from '#agency/hours.ts'
import {
  checkAgency,
  checkFiles,
  findingLines,
  type Modules,
} from '../../../../../scripts/lib/agency-check/check-agency'
import { type FontFiles, readFontFiles } from '../../../../../scripts/lib/agency-check/fonts'
import { checkTiles } from '../../../../../scripts/lib/agency-check/facts'

const own: Modules = { agency, officeHours, areaNames, brand, fonts }
const fontFiles = readFontFiles('src/agency')
const names = readdirSync('src/agency', { recursive: true, encoding: 'utf8' })
const files = new Map(
  names
    .filter((name) => /\.(ts|css|md|yaml)$/.test(name))
    .map((name) => [name, readFileSync(`src/agency/${name}`, 'utf8')]),
)
/** The agency's files, one of them with a change. */
const withChange = (file: string, from: string | RegExp, to: string) => {
  const text = files.get(file) ?? ''
  const changed = text.replace(from, to)
  expect(changed, file).not.toBe(text)
  return new Map(files).set(file, changed)
}
const check = (
  modules: Partial<Modules> = {},
  texts: ReadonlyMap<string, string> = files,
  faces: FontFiles = fontFiles,
) => findingLines('src/agency', checkAgency({ ...own, ...modules }, texts, faces))
/** The line of a file that contains a text. */
const at = (file: string, text: string) =>
  `src/agency/${file}:${(files.get(file) ?? '').slice(0, (files.get(file) ?? '').indexOf(text)).split('\n').length}`

describe('The check of an agency’s folder', () => {
  it('has nothing to say of ours', () => {
    expect(check()).toEqual([])
    expect(checkFiles(new Set(names))).toEqual([])
  })

  it('lists all faults at once, each with its file, its line, what is there and an example', () => {
    const address = { ...agency.address, postcode: 'N12XX' }
    const lines = check(
      { agency: { ...agency, address, phone: { shown: '020 7946', dial: '+442079460112' } } },
      withChange('data/departments.yaml', 'phone: 020 7946 0114, ', ''),
    )
    expect(lines).toEqual([
      `${at('agency.ts', 'phone:')}: error: phone.shown: “020 7946” is no telephone number of the United Kingdom; ` +
        'write one like 020 7946 0112',
      `${at('agency.ts', 'postcode:')}: error: address.postcode: “N12XX” is no postcode; write one like N1 2XX`,
      `${at('data/departments.yaml', 'sales:')}: error: sales: has no telephone number; write phone, such as ` +
        'phone: 020 7946 0113',
    ])
  })

  it('refuses an agency that neither sells nor lets', () => {
    expect(check({ agency: { ...agency, parts: { sales: false, lettings: false } } })).toEqual([
      `${at('agency.ts', 'parts:')}: error: parts: sales and lettings are both false, which leaves no homes; ` +
        'delete one of the two',
    ])
    for (const parts of [{ sales: false }, { lettings: false }, { lettings: false, sales: true }])
      expect(check({ agency: { ...agency, parts } })).toEqual([])
  })

  it('refuses an unknown kind of map, and a tile server that the build does not have', () => {
    expect(check({ agency: { ...agency, map: 'Google' as never } })).toEqual([
      expect.stringContaining('error: map: "Google" is no kind of map; write drawn, tiles or none'),
    ])
    const PUBLIC_MAP_TILES = 'https://tiles.example/{z}/{x}/{y}.png'
    const messages = (map: typeof agency.map, settings: Parameters<typeof checkTiles>[2]) =>
      checkTiles({ ...agency, map }, '', settings).map(({ message }) => message)
    expect(messages('tiles', { PUBLIC_MAP_TILES: 'https://tiles.example' })).toEqual([
      'map: tiles needs a tile server; set PUBLIC_MAP_TILES, such as https://tiles.example.org/{z}/{x}/{y}.png, ' +
        'or write drawn or none',
    ])
    for (const settings of [{ PUBLIC_MAP_TILES }, { PUBLIC_GOOGLE_MAPS_KEY: 'key' }])
      expect(messages('tiles', settings)).toEqual([])
    for (const map of ['drawn', 'none', undefined] as const) expect(messages(map, {})).toEqual([])
  })

  it('finds a missing fact', () => {
    expect(check({ agency: { ...agency, email: undefined as never } })).toEqual([
      expect.stringContaining('error: email is missing.'),
    ])
  })

  it('finds a number to dial that is not the one that is shown', () =>
    expect(check({ agency: { ...agency, phone: { ...agency.phone, dial: '+442079460113' } } })).toEqual([
      expect.stringContaining('“+442079460113” is another number than the one that is shown, 020 7946 0112'),
    ]))

  it('finds a day that closes before it opens, and a week of six days', () => {
    const late = officeHours.with(1, { opens: 18 * 60, closes: 9 * 60 })
    expect(check({ officeHours: late })).toEqual([
      expect.stringContaining('Monday closes at 9:00, before or as it opens at 18:00'),
    ])
    expect(check({ officeHours: officeHours.slice(1) })).toEqual([expect.stringContaining('officeHours has 6 days')])
  })

  it('finds a fee without VAT, and a fee without a price', () => {
    expect(check({}, withChange('data/fees.yaml', 'of: a year’s rent', 'of: a year’s rent plus VAT'))).toEqual([
      expect.stringMatching(/fees\.yaml:\d+: error: let-only, of: “a year’s rent plus VAT” names a price without VAT/),
    ])
    expect(check({}, withChange('data/fees.yaml', '  percent: 8\n', ''))).toEqual([
      expect.stringContaining('let-only: has no price; write percent or pounds, VAT included'),
    ])
  })

  it('finds names of another list that it does not have', () => {
    for (const [file, from, to, finding] of [
      [
        'departments',
        'lead: tunde',
        'lead: tunda',
        'abroad, lead: “tunda” is no name in data/team.yaml; write one of ',
      ],
      ['packages', 'fee: let-only', 'fee: let', 'let-only, fee: “let” is no name in data/fees.yaml'],
      [
        'tasks',
        'from: fully-managed }',
        'from: fuly-managed }',
        'certificates, from: “fuly-managed” is no name in data/pa',
      ],
      ['tasks', 'feeFrom: rent-collection', 'feeFrom: rent', 'hmrc, feeFrom: “rent” is no name in data/packages.yaml'],
      ['tasks', 'fee: inventory', 'fee: stock', 'inventory, fee: “stock” is no name in data/fees.yaml'],
    ] as const)
      expect(check({}, withChange(`data/${file}.yaml`, from, to))).toEqual([
        expect.stringMatching(new RegExp(`${file}\\.yaml:\\d+: error: ${finding}`)),
      ])
  })

  it('warns of a day in the future', () =>
    expect(check({}, withChange('data/abroad.yaml', 'checked: 21 November 2026', 'checked: 21 November 2926'))).toEqual(
      [
        `${at('data/abroad.yaml', 'checked: 21')}: warning: nrl, checked: 21 November 2926 is in the future; ` +
          'look at the year',
      ],
    ))

  it('finds areas that do not exist, and areas without a page', () => {
    const known = areaNames.filter((area) => area !== 'Camden')
    const findings = check({ areaNames: known })
    const isNeighbour = (line: string) => line.includes('neighbours: “Camden” is no area')
    expect(findings.filter((line) => !isNeighbour(line))).toEqual([
      expect.stringMatching(/areas\.yaml:\d+: error: Camden: “Camden” is no area/),
      expect.stringMatching(/prices\.yaml:\d+: error: Camden: “Camden” is no area/),
      expect.stringContaining('areas/camden.md:1: error: belongs to no area'),
    ])
    expect(findings.filter(isNeighbour)).toContainEqual(expect.stringMatching(/areas\/hampstead\.md:5: error:/))
    expect(check({ areaNames: [...areaNames, 'Clapham'] })).toEqual([
      expect.stringContaining('areas/clapham.md: error: is missing: area-names.ts has Clapham'),
    ])
    expect(check({}, withChange('data/team.yaml', 'portrait: 1,', 'portrait: 1, areas: [Atlantis],'))).toEqual([
      expect.stringContaining('helena-marsh, areas: “Atlantis” is no area of area-names.ts'),
    ])
  })

  it('finds colours that cannot be read, are none, or differ between emails and pages', () => {
    expect(check({}, withChange('brand.css', '--color-ink-2: #55605c', '--color-ink-2: #a5a0ac'))).toEqual([
      expect.stringMatching(/brand\.css:\d+: error: --color-ink-2: #a5a0ac on stucco \(#f5f1e8\) has a contrast of 2/),
      expect.stringContaining('it needs 4.5 or more'),
      expect.stringContaining('brand.ts:'),
    ])
    expect(check({}, withChange('brand.css', '--color-edge: #858c86', '--color-edge: grey'))).toEqual([
      expect.stringContaining('--color-edge: “grey” is no colour in hexadecimal; write one like #1b201e'),
    ])
  })

  it('finds typefaces without their file, in another format, too large for a phone, or unknown to brand.css', () => {
    const lacking = new Map([...fontFiles].filter(([name]) => name !== 'newsreader.woff2'))
    expect(check({}, files, lacking)).toEqual([
      `${at('fonts.ts', 'serif: {')}: error: serif: fonts/newsreader.woff2 is missing; ` +
        'node scripts/run.mjs fonts makes one',
    ])
    const file = (name: string, bytes: number, signature: string) => new Map(fontFiles).set(name, { bytes, signature })
    expect(check({}, files, file('card-sans.ttf', 20_000, 'wOF2'))).toEqual([
      expect.stringContaining('error: card: fonts/card-sans.ttf is no ttf file'),
    ])
    expect(check({}, files, file('hanken-grotesk.woff2', 44_336, 'wOF2'))).toEqual([
      expect.stringContaining('warning: sans: fonts/hanken-grotesk.woff2 has 44336 bytes; a phone loads 13312 at once'),
    ])
    expect(check({ fonts: { ...fonts, serifLarge: undefined } })).toEqual([
      expect.stringMatching(/brand\.css:\d+: error: var\(--font-face-serif-large\) has no value/),
    ])
    const bold = { ...fonts, sans: { ...fonts.sans!, files: [{ file: 'hanken-grotesk', weight: 'bold' }] } }
    expect(check({ fonts: bold })).toEqual([expect.stringContaining('sans: “bold” is no weight; write one like 400')])
  })

  it('finds a list that is missing, unless its part is left out', () => {
    const without = (...lists: string[]) => new Map([...files].filter(([file]) => !lists.includes(file)))
    for (const file of ['data/faqs.yaml', 'data/tasks.yaml', 'data/abroad.yaml', 'zh/data/faqs.yaml'])
      expect(check({}, without(file))).toEqual([
        expect.stringContaining(`src/agency/${file}: error: is missing; copy it`),
      ])
    const parts = { overseas: false, prices: false, testimonials: false }
    const leftOut = ['abroad', 'market', 'prices', 'testimonials'].flatMap((name) => [
      `data/${name}.yaml`,
      `zh/data/${name}.yaml`,
    ])
    expect(check({ agency: { ...agency, parts } }, without(...leftOut))).toEqual([])
  })

  it('finds files that are missing, and a list that is no YAML', () => {
    const files = ['data/faqs.yaml', 'data/guide.yaml', 'zh/data/values.yaml', 'zh/data/testimonials.yaml'] as const
    for (const file of files)
      expect(check({}, withChange(file, /$/, "\nlast: { text: 'It's' }"))).toEqual([
        expect.stringMatching(new RegExp(`${file}:\\d+: error: is no YAML:`)),
      ])
    expect(checkFiles(new Set(names.filter((name) => name !== 'brand.css'))).map(({ file }) => file)).toEqual([
      'brand.css',
    ])
    expect(check({}, withChange('data/team.yaml', /^helena-marsh: \{/m, 'helena-marsh: {{'))[0]).toMatch(
      /data\/team\.yaml:\d+: error: is no YAML:/,
    )
  })
})
