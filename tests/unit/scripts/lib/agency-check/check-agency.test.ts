import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { agency } from '#agency/agency.ts'
import { areaNames } from '#agency/area-names.ts'
import { brand } from '#agency/brand.ts'
import { fonts } from '#agency/fonts.ts'
import { officeHours, officeHoursText } from '#agency/hours.ts'
import { officeHoursText as chineseHours } from '#agency/zh/hours.ts'
import {
  checkAgency,
  checkFiles,
  findingLines,
  type Modules,
} from '../../../../../scripts/lib/agency-check/check-agency'
import { type FontFiles, readFontFiles } from '../../../../../scripts/lib/agency-check/fonts'
import { checkHoursText, checkTiles } from '../../../../../scripts/lib/agency-check/facts'
import { at, files, withChange } from './agency-files'

const hoursTexts = { 'hours.ts': officeHoursText, 'zh/hours.ts': chineseHours }
const own: Modules = { agency, officeHours, hoursTexts, areaNames, brand, fonts }
const fontFiles = readFontFiles('src/agency')
const names = readdirSync('src/agency', { recursive: true, encoding: 'utf8' })
const check = (
  modules: Partial<Modules> = {},
  texts: ReadonlyMap<string, string> = files,
  faces: FontFiles = fontFiles,
) => findingLines('src/agency', checkAgency({ ...own, ...modules }, texts, faces))

/** What the check says of a week whose only open day has these hours. */
const hoursLines = (day: { opens: number; closes: number }, hours: string) =>
  findingLines('src/agency', checkHoursText([null, day], [{ days: 'Monday', hours }], 'hours.ts', ''))

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

  it('finds written hours of a language that are not those in minutes', () => {
    const longer = officeHours.with(6, { opens: 10 * 60, closes: 17 * 60 })
    const why = 'no line has 10:00 to 17:00, which officeHours of hours.ts has; write times like 9:00 or 9:00 AM'
    const saturday = { days: 'Saturday', hours: '10:00 AM to 5:00 PM' }
    expect(
      check({ officeHours: longer, hoursTexts: { ...hoursTexts, 'hours.ts': officeHoursText.with(1, saturday) } }),
    ).toEqual([`${at('zh/hours.ts', 'officeHoursText:')}: error: officeHoursText: ${why}`])
    expect(check({ officeHours: longer })).toHaveLength(2)
  })

  it.each([
    [9 * 60, '9.00–18.30'],
    [9 * 60, '上午9:00至下午6:30'],
    [9 * 60, '9：00至18：30'],
    [9 * 60, '9am–6.30pm'],
    [0, 'midnight to 6:30 PM'],
  ])('reads hours from %i minutes in “%s”', (opens, hours) =>
    expect(hoursLines({ opens, closes: 18 * 60 + 30 }, hours)).toEqual([]),
  )

  it.each(['9:00–24:00', '9:00 AM to 12:00 AM', '9 AM to midnight', '上午9点至晚上12点'])(
    'reads a day that closes at midnight in “%s”',
    (hours) => expect(hoursLines({ opens: 9 * 60, closes: 24 * 60 }, hours)).toEqual([]),
  )

  it('only warns of hours that it cannot read', () => {
    expect(hoursLines({ opens: 9 * 60, closes: 17 * 60 }, '9–5')).toEqual([expect.stringContaining('warning: ')])
    expect(hoursLines({ opens: 9 * 60, closes: 17 * 60 }, '9:00–18:00')).toEqual([expect.stringContaining('error: ')])
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
