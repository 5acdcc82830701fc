import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Listing } from '../../../../src/domain/listing/listing'
import { bothAreas, comparedRows, notApplicable, perUnitOfArea } from '../../../../src/features/saved/compare'

describe('A comparison of listings', () => {
  beforeAll(() => {
    vi.useFakeTimers({ now: new Date('2026-11-30T12:00Z') })
    vi.stubGlobal('clockOffset', 0)
  })
  afterAll(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  const let_ = {
    slug: 'a',
    title: 'A',
    area: 'Camden',
    listingType: 'rent',
    price: 2000,
    beds: 0,
    baths: 1,
    floorSize: 600,
    dateAvailable: '2026-12-01',
    furnished: false,
    features: ['A canal'],
    status: 'live',
    facts: { values: { deposit: 2307.69, council_tax_band: 'D' }, notes: {}, floorPlanCaptions: [] },
  } as unknown as Listing
  const sold: Listing = {
    ...let_,
    slug: 'b',
    listingType: 'sale',
    price: 600_000,
    beds: 2,
    dateAvailable: null,
    furnished: null,
    features: [],
    status: 'sold',
    facts: {
      values: { tenure: 'freehold', service_charge: 0, council_tax_band: 'E' as never, epc_rating: 'C' },
      notes: {},
      floorPlanCaptions: [],
    },
  }

  it.each([
    [{ listingType: 'sale', price: 600_000, floorSize: 600 } as const, '£1,000'],
    [{ listingType: 'sale', price: 2_450_000, floorSize: 2480 } as const, '£988'],
    [{ listingType: 'rent', price: 2000, floorSize: 600 } as const, '£40 a year'],
    [{ listingType: 'sale', price: 600_000, floorSize: null } as const, null],
    [{ listingType: 'sale', price: 600_000, floorSize: 0 } as const, null],
  ])('%o costs %s a square foot', (listing, expected) => expect(perUnitOfArea(listing)).toBe(expected))
  it('gives prices of a square metre in Chinese', async () => {
    vi.doMock('#messages/saved.ts', () => import('../../../../src/messages/zh/saved'))
    vi.resetModules()
    const chinese = await import('../../../../src/features/saved/compare')
    expect(chinese.perUnitOfArea({ listingType: 'sale', price: 600_000, floorSize: 600 })).toBe('£10,764')
    expect(chinese.bothAreas(1310)).toBe('122 平方米（1,310 sq ft）')
    vi.doUnmock('#messages/saved.ts')
    vi.resetModules()
  })
  it('shows sizes in both units', () => expect(bothAreas(1310)).toBe('1,310 sq ft (121.7 sq m)'))
  it('says when a home is free to move into at once', () => {
    expect(
      comparedRows([{ ...let_, dateAvailable: '2026-11-30' }]).find(({ name }) => name === 'Available from'),
    ).toEqual({
      name: 'Available from',
      values: ['Now'],
    })
  })
  it('has a row for each fact, and says where one does not apply', () => {
    expect(Object.fromEntries(comparedRows([let_, sold]).map(({ name, values }) => [name, values]))).toEqual({
      Status: ['To Rent', 'Sold'],
      Price: ['£2,000 pcm', '£600,000'],
      Area: ['Camden', 'Camden'],
      Bedrooms: ['Studio', '2'],
      Bathrooms: ['1', '1'],
      'Floor size': ['600 sq ft (55.7 sq m)', '600 sq ft (55.7 sq m)'],
      '£ per sq ft': ['£40 a year', '£1,000'],
      'Available from': ['1 December 2026', notApplicable],
      Furnished: ['No', notApplicable],
      Tenure: [notApplicable, 'Freehold'],
      'Service charge': [notApplicable, 'None'],
      Deposit: ['£2,307.69', notApplicable],
      'Council tax': ['Band D', 'Band E'],
      Energy: [null, 'C'],
      Features: [['A canal'], null],
    })
  })
  it('compares leases and ground rents, also if they are not known', () => {
    const flat = (values: Listing['facts']['values'], notes: Listing['facts']['notes'] = {}): Listing => ({
      ...sold,
      facts: { values: { tenure: 'leasehold', ...values }, notes, floorPlanCaptions: [] },
    })
    const rows = comparedRows([
      flat({ lease_end: '2117-06-24', ground_rent: 250 }),
      flat({ ground_rent: 0 }),
      flat({}, { ground_rent: { state: 'not_applicable' } }),
      sold,
    ])
    const row = (wanted: string) => rows.find(({ name }) => name === wanted)?.values
    expect(row('Lease')).toEqual(['90 years left', null, null, notApplicable])
    expect(row('Ground rent')).toEqual(['£250 a year', 'None', notApplicable, notApplicable])
  })
  it('has no empty row', () => {
    const names = comparedRows([sold, { ...sold, slug: 'c', floorSize: null }]).map(({ name }) => name)
    expect(names).not.toContain('Furnished')
    expect(names).toContain('Floor size')
    expect(comparedRows([{ ...sold, floorSize: null }]).map(({ name }) => name)).not.toContain('Floor size')
  })
})
