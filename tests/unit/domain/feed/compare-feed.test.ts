import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { agency } from '#agency/agency.ts'
import { compareFeed } from '../../../../src/domain/feed/compare-feed'
import { currentListing, currentRecordColumns } from '../../../../src/domain/feed/current-listings'
import { decodeText } from '../../../../src/domain/feed/decode-text'
import { parseFeedCsv } from '../../../../src/domain/feed/feed-csv'
import type { PresentListing } from '../../../../src/domain/feed/feed-plan'
import { parseBlm } from '../../../../src/domain/feed/parse-blm'
import { completeListing } from '../../../complete-listing'
import { fileOf, present } from './present'

// Ten feeds: five from the project's fixtures, of which the hostile one is shortened from a megabyte, and five of our
// own. Each with its expected result, for a stock with one listing that none of them names.

const options = { branch: '99999', today: '2026-11-23' }
const stock = [present('Z9999')]
const read = (name: string) => {
  const { text, encoding } = decodeText(readFileSync(`tests/feeds/${name}.blm`))
  const file = parseBlm(text)
  return { encoding, file, plan: compareFeed(file, stock, options) }
}

it.each([
  // The file, its bytes, completeness, new listings, refused, withdrawn.
  ['01-valid-sale-let', 'utf-8', true, ['S0001', 'S0002', 'S0003', 'L0001', 'L0002', 'L0003'], 0, 1],
  ['02-windows-1252', 'windows-1252', true, ['W0001', 'W0002'], 0, 1],
  ['03-unusual-delimiters', 'utf-8', true, ['U0001', 'U0002'], 0, 1],
  ['04-truncated-no-end', 'utf-8', false, ['S0001', 'S0002'], 1, 0],
  ['05-hostile', 'utf-8', false, ['H0002', 'H0003'], 7, 0],
  ['06-foreign-branch', 'utf-8', true, [], 2, 0],
  ['07-no-homes', 'utf-8', false, [], 0, 0],
  ['08-lacking', 'utf-8', true, ['K0001', 'K0003', 'K0005'], 3, 1],
  ['09-html-and-entities', 'utf-8', true, ['E0001'], 0, 1],
])(
  '%s: %s, complete %s, creates %j, refuses %i, withdraws %i',
  (name, bytes, complete, brought, refused, withdrawn) => {
    const { encoding, file, plan } = read(name)
    expect({
      bytes: encoding,
      complete: file.complete,
      brought: plan.created.map(({ row }) => row.reference),
      refused: plan.refused.length,
      withdrawn: plan.withdrawn.length,
    }).toEqual({ bytes, complete, brought, refused, withdrawn })
  },
)

it('A file of foreign properties, and other files, are rejected', () => {
  expect(() => read('10-abroad')).toThrow('homes abroad')
  expect(() => parseBlm('<html></html>')).toThrow('not a BLM file')
  expect(() => parseBlm('#HEADER#\nVersion : 3\n#DEFINITION#\nA^B^~\n#DATA#\n#END#')).toThrow('EOF')
})

const rowOf = (name: string, reference: string) =>
  read(name).plan.created.find(({ row }) => row.reference === reference)!

describe('A listing of a feed', () => {
  it('has its characters, price and deposit, however they were written', () => {
    const sale = rowOf('02-windows-1252', 'W0001').row
    expect(sale.features).toContain('Five minutes’ walk to the café')
    expect(sale.description).toBe('‘Hall’ 5.1m × 4.0m\nService charge £2,180 a year (€2,500)\n• Oak floor\n™ boiler')
    const let_ = rowOf('02-windows-1252', 'W0002').row
    expect(let_).toMatchObject({ price: 2491.67, deposit: 2875, date_available: '2027-01-10', furnishing: 'furnished' })
  })

  it('has a monthly rent, whether the feed gives a week, a quarter or a person’s week', () => {
    const rents = ['L0001', 'L0002', 'L0003'].map((name) => rowOf('01-valid-sale-let', name).row.price)
    expect(rents).toEqual([2491.67, 1350, expect.any(Number)])
    expect(rowOf('08-lacking', 'K0005').row.price).toBe(700)
  })

  it('becomes a draft with the reasons if required facts are missing', () => {
    const { row, draftReasons } = rowOf('08-lacking', 'K0001')
    expect(row.status).toBe('draft')
    expect(draftReasons).toContain('Fill in “Price”.')
  })

  it('has plain text: no tag, no entity, and no hostile script', () => {
    const { row } = rowOf('09-html-and-entities', 'E0001')
    expect(row.description).toBe('Two rooms & a kitchen.\n• Oak floor\n• £250 ground rent\n<b>not bold</b> ’tis quiet')
    expect(row.features).toContain('Café below')
    const hostile = rowOf('05-hostile', 'H0002').row
    expect(JSON.stringify(hostile)).not.toMatch(/<(script|svg|iframe|style|img|a) ?|onerror|javascript:/i)
  })

  it('has no picture from a private network, from this machine or outside its folder', () => {
    const { row } = rowOf('05-hostile', 'H0003')
    const { plan } = read('05-hostile')
    expect(row.gallery).toEqual(['zip:99999_H0003_IMG_02.php.jpg'])
    expect([row.floor_plans, row.epc_documents, row.tour_url].flat().filter(Boolean)).toEqual([])
    expect(
      plan.remarks.filter(({ agentRef, field }) => agentRef === '99999_H0003' && /MEDIA/.test(field)).length,
    ).toBeGreaterThan(2)
  })

  it('that is duplicate or of another branch is refused with its line', () => {
    const { plan } = read('05-hostile')
    expect(plan.refused.map(({ agentRef, field }) => `${agentRef} ${field}`).sort()).toEqual([
      ' ',
      '88888_H0006 BRANCH_ID',
      '99999_H0001 AGENT_REF',
      '99999_H0001 AGENT_REF',
      '99999_H0004 TRANS_TYPE_ID',
      '99999_H0007 ',
      '99999_H0008 ',
    ])
    expect(plan.refused.every(({ line }) => line > 10)).toBe(true)
  })
})

it('A text that is cut ends with a whole character, and changes nothing at the next import', () => {
  const text = (cut: string) => `${'x'.repeat(199)}${cut}`
  const file = parseFeedCsv(
    `AGENT_REF,BRANCH_ID,TRANS_TYPE_ID,DISPLAY_ADDRESS,FEATURE1,FEATURE2\n` +
      `99999_A1,99999,1,${'y'.repeat(159)} ${'y'},${text('😀 more')},${text(' and more')}\n`,
  )
  const { row } = compareFeed(file, [], options).created[0]!
  expect(row).toMatchObject({ title: 'y'.repeat(159), features: [text('😀'), text('')] })
  expect(compareFeed(file, [present('A1', row as Parameters<typeof present>[1])], options).changed).toEqual([])
})

it('Homes of a type that the agency does not offer are imported, and the plan counts them', async () => {
  vi.resetModules()
  vi.doMock('#agency/agency.ts', () => ({ agency: { ...agency, parts: { sales: false } } }))
  const lettings = await import('../../../../src/domain/feed/compare-feed')
  vi.doUnmock('#agency/agency.ts')
  vi.resetModules()
  const { file, plan } = read('01-valid-sale-let')
  expect(plan.notices).toEqual([])
  const { created, notices } = lettings.compareFeed(file, stock, options)
  expect(created).toHaveLength(6)
  expect(notices).toEqual(['Homes that the website does not show, because it has none for sale: 3.'])
})

describe('A damaged record', () => {
  const references = Array.from({ length: 4 }, (_, index) => `A${index}`)
  const there = references.map((reference) => present(reference))
  const planOf = (damaged: string, names = 'AGENT_REF^DISPLAY_ADDRESS^TRANS_TYPE_ID^FEATURE1^FEATURE2^~') => {
    const written = references.map((each) => `99999_${each}^Teal Row, Bow, London E3^1^^^~\n`)
    const text = [...written.slice(0, 3), damaged].join('')
    const file = parseBlm(`#HEADER#\nVersion : 3\nEOF : '^'\nEOR : '~'\n#DEFINITION#\n${names}\n#DATA#\n${text}#END#\n`)
    return compareFeed(file, there, options)
  }

  it.each([
    ['a separator of fields', '99999_A3^Teal ^ Row^1^^^~\n'],
    ['a separator of records', '99999_A3^Teal ~ Row^1^^^~\n'],
  ])('does not withdraw its listing: %s within a text', (_, damaged) => {
    const { complete, withdrawn, refused } = planOf(damaged)
    expect({ complete, withdrawn, refused: refused[0] }).toMatchObject({
      ...{ complete: true, withdrawn: [], refused: { agentRef: '99999_A3' } },
    })
  })

  it('makes the file incomplete if its listings are unknown', () => {
    const anywhere = 'TRANS_TYPE_ID^DISPLAY_ADDRESS^AGENT_REF^~'
    expect(planOf('1^Teal ^ Row^99999_A3^~', anywhere)).toMatchObject({ complete: false, withdrawn: [] })
    // Two records without a separator between them.
    expect(planOf('99999_A3^Teal Row^1^^\n99999_A4^Teal Row^1^^^~')).toMatchObject({ complete: false, withdrawn: [] })
  })
})

describe('The status of a listing', () => {
  const compare = (values: Record<string, string>, there: PresentListing[]) =>
    compareFeed(
      fileOf({ AGENT_REF: '99999_A1', DISPLAY_ADDRESS: 'Teal Row, Bow, London E3', ...values }),
      there,
      options,
    )

  it.each(['9', 'For Sale'])('stays the same for the unknown code %s, with a remark', (code) => {
    const plan = compare({ STATUS_ID: code, PUBLISHED_FLAG: '1' }, [present('A1', { status: 'under_offer' })])
    expect(plan).toMatchObject({ changed: [], unchanged: 1, remarks: [{ field: 'STATUS_ID' }] })
    expect(compare({ STATUS_ID: code }, []).created[0]).toMatchObject({ row: { status: 'draft' }, feedStatus: 'draft' })
  })

  const draft = { ...completeListing('sale'), ...{ status: 'draft', title: 'Teal Row, Bow, London E3' } }
  it.each([
    ['archived', { archived_at: '2026-11-20T09:00:00Z' }, 0],
    ['scheduled', { publish_at: '2026-12-20T09:00:00Z' }, 0],
    ['unpublished by staff', { protected_columns: ['status'] }, 0],
    ['waiting for nothing', {}, 1],
  ])('of a draft that is %s: %j, published %i', (_, changes, published) => {
    const there = present('A1', { ...(draft as object), ...changes })
    expect(compare({ STATUS_ID: '0' }, [there]).changed).toHaveLength(published)
  })

  it('is read from the private record of the listing', () => {
    expect(currentRecordColumns.split(',')).toEqual(expect.arrayContaining(['archived_at', 'publish_at']))
    expect(currentListing({ id: '1' }, { archived_at: 'then' })).toMatchObject({
      archived_at: 'then',
      publish_at: null,
    })
  })
})

it('The deposit of a company let has no limit, so a feed leaves it as it is', () => {
  const there = present('L1', { listing_type: 'rent', tenancy: 'company_let', price: 3000, deposit: 6000 })
  const values = { AGENT_REF: '99999_L1', TRANS_TYPE_ID: '2', PRICE: '3000', LET_BOND: '6000' }
  const { changed, remarks } = compareFeed(fileOf({ ...values, LET_RENT_FREQUENCY: '1' }), [there], options)
  expect([changed, remarks]).toEqual([[], []])
})

describe('The deposit of a letting', () => {
  const there = { listing_type: 'rent', price: 1000, deposit: 500, holding_deposit: 200 } as const
  const compare = (values: Record<string, string>, changes: Partial<PresentListing> = {}) =>
    compareFeed(
      fileOf({ AGENT_REF: '99999_L1', TRANS_TYPE_ID: '2', LET_BOND: '2875', ...values }),
      [present('L1', { ...there, ...changes })],
      options,
    )

  it('stays while staff lock the rent', () => {
    const feed = { PRICE: '2491.67', LET_RENT_FREQUENCY: '1' }
    expect(compare(feed, { protected_columns: ['price'] })).toMatchObject({ changed: [], unchanged: 1, remarks: [] })
  })

  it('is shown as the legal maximum if the feed has more, and only once', () => {
    const { changed, remarks } = compare({})
    expect(changed[0]).toMatchObject({ differences: [{ to: { deposit: 1153.84 } }], completion: {} })
    expect(remarks).toMatchObject([{ field: 'LET_BOND' }])
    expect(compare({}, { deposit: 1153.84 })).toMatchObject({ changed: [], unchanged: 1, remarks: [] })
  })
})
