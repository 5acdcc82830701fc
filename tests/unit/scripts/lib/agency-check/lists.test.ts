import { describe, expect, it } from 'vitest'
import { agency } from '#agency/agency.ts'
import { areaNames } from '#agency/area-names.ts'
import { findingLines } from '../../../../../scripts/lib/agency-check/check-agency'
import { checkLists } from '../../../../../scripts/lib/agency-check/lists'
import { at, files, withChange } from './agency-files'

const check = (texts: ReadonlyMap<string, string>, own = agency, areas: readonly string[] = areaNames) =>
  findingLines('src/agency', checkLists(texts, areas, own))

describe('The check of an agency’s lists', () => {
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
      expect(check(withChange(`data/${file}.yaml`, from, to))).toEqual([
        expect.stringMatching(new RegExp(`${file}\\.yaml:\\d+: error: ${finding}`)),
      ])
  })

  it('warns of a day in the future', () =>
    expect(check(withChange('data/abroad.yaml', 'checked: 21 November 2026', 'checked: 21 November 2926'))).toEqual([
      `${at('data/abroad.yaml', 'checked: 21')}: warning: nrl, checked: 21 November 2926 is in the future; ` +
        'look at the year',
    ]))

  it('finds areas that do not exist, and areas without a page', () => {
    const known = areaNames.filter((area) => area !== 'Camden')
    const findings = check(files, agency, known)
    const isNeighbour = (line: string) => line.includes('neighbours: “Camden” is no area')
    expect(findings.filter((line) => !isNeighbour(line))).toEqual([
      expect.stringMatching(/areas\.yaml:\d+: error: Camden: “Camden” is no area/),
      expect.stringMatching(/prices\.yaml:\d+: error: Camden: “Camden” is no area/),
      expect.stringContaining('areas/camden.md:1: error: belongs to no area'),
    ])
    expect(findings.filter(isNeighbour)).toContainEqual(expect.stringMatching(/areas\/hampstead\.md:5: error:/))
    expect(check(files, agency, [...areaNames, 'Clapham'])).toEqual([
      expect.stringContaining('areas/clapham.md: error: is missing: area-names.ts has Clapham'),
    ])
  })

  it('finds a list that is missing, unless its part is left out', () => {
    const without = (...lists: string[]) => new Map([...files].filter(([file]) => !lists.includes(file)))
    for (const file of ['data/faqs.yaml', 'data/tasks.yaml', 'data/abroad.yaml', 'zh/data/faqs.yaml'])
      expect(check(without(file))).toEqual([expect.stringContaining(`src/agency/${file}: error: is missing; copy it`)])
    const parts = { overseas: false, prices: false, testimonials: false }
    const leftOut = ['abroad', 'market', 'prices', 'testimonials'].flatMap((name) => [
      `data/${name}.yaml`,
      `zh/data/${name}.yaml`,
    ])
    expect(check(without(...leftOut), { ...agency, parts })).toEqual([])
  })

  it('does not read the lists of a part that is left out', () => {
    const known = areaNames.filter((area) => area !== 'Camden')
    for (const parts of [{ prices: false }, { sales: false }])
      expect(check(files, { ...agency, parts }, known)).not.toContainEqual(expect.stringContaining('prices.yaml'))
  })

  it('finds a text in another language whose English one has changed', () => {
    expect(check(withChange('data/areas.yaml', '£1,450 to £3,250', '£1,550 to £3,250'))).toEqual([
      `${at('zh/data/areas.yaml', 'averageRent: 每月 £1,450')}: warning: Canary Wharf, averageRent: has 1450 where the ` +
        'English text has 1550; write the same numbers, or in words one that only this language needs',
    ])
    expect(check(withChange('data/selling.yaml', /  - question: [^]*?(?=  - question: )/, ''))).toEqual([
      `${at('zh/data/selling.yaml', '  faqs:')}: error: selling, faqs: has 6 items, and the English file 5; ` +
        'write them in the same order, and onlyHere: true into one that only this language has',
    ])
    expect(check(withChange('zh/data/values.yaml', /^no: .*\n/m, ''))).toEqual([
      'src/agency/zh/data/values.yaml:2: error: no: is missing; the English file has it',
    ])
  })

  it('finds a fee without VAT, and a fee without a price', () => {
    expect(check(withChange('data/fees.yaml', 'of: a year’s rent', 'of: a year’s rent plus VAT'))).toEqual([
      expect.stringMatching(/fees\.yaml:\d+: error: let-only, of: “a year’s rent plus VAT” names a price without VAT/),
    ])
    expect(check(withChange('data/fees.yaml', '  percent: 8\n', ''))).toEqual([
      expect.stringContaining(
        `${at('data/fees.yaml', 'let-only:')}: error: let-only: has no price; write percent or pounds, VAT included`,
      ),
    ])
  })
})
