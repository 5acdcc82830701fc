import { describe, expect, it } from 'vitest'
import { factColumns } from '../../../../src/domain/listing/facts/fact-fields'
import { parseFacts } from '../../../../src/domain/listing/facts/fact-schema'
import { neededFacts } from '../../../../src/domain/listing/facts/missing-facts'
import { listingsCsv, type RecordRow } from '../../../../src/admin/listings/listings-csv'
import { completeListing } from '../../../complete-listing'

const id = '3b241101-e2bb-4255-8caf-4136c566a962'
const row = {
  ...{
    id,
    slug: 'royal-hill-cottage',
    listing_type: 'rent',
    status: 'let_agreed',
    title: '=Cottage',
    area: 'Greenwich',
  },
  ...{ price: '4750.00', beds: 2, baths: 1, floor_size: 640, date_available: '2027-01-02', longitude: -0.0095 },
  ...{ deposit: '5480.76', property_type: 'mews_house', lift: false, outside_space: ['garden', 'balcony'] },
  ...{ mobile: { EE: 'good', O2: 'limited' }, epc_expires: '2033-03-14', restrictions: [], gallery: ['/a', '/b'] },
  ...{ description: 'One.\n\n“Two”, "three".', features: ['A canal', '+ a bridge'] },
  ...{ created_at: '2026-07-01 23:30:00+00', updated_at: '2026-11-22T09:00:00+00:00' },
  fact_notes: {
    water: { state: 'asked', checked_on: '2026-11-12' },
    licence: { state: 'not_applicable', source: 'One household' },
  },
}
const record: RecordRow = { postcode: 'SE10 8RT', vendor_notes: 'The alarm is 4711.', owner_name: 'Achebe' }

/** The cells of the only listing, by header. */
function cells(file: string): Record<string, string> {
  const lines = file.split('\r\n').map((line) => line.slice(1, -1).split('","'))
  expect(lines).toHaveLength(3)
  expect(lines[1]).toHaveLength(lines[0]!.length)
  return Object.fromEntries(lines[0]!.map((head, n) => [head, lines[1]![n]!]))
}

describe('The file of all listings', () => {
  const file = listingsCsv([row], new Map([[id, record]]))
  it('has plain words, sortable days, plain numbers, and states of missing facts', () =>
    expect(cells(file)).toMatchObject({
      'Listing type': 'To Rent',
      Status: 'Let agreed',
      'Price, or rent a month (£)': '4750',
      'Deposit (£)': '5480.76',
      'Floor size (sq ft)': '640',
      Longitude: '-0.0095',
      'Available from': '2027-01-02',
      'EPC expiry': '2033-03-14',
      'Type of home': 'Mews house',
      Lift: 'No',
      'Outside space': 'Garden; Balcony',
      'Mobile signal': 'EE good; O2 limited',
      Restrictions: 'None known',
      Water: 'Waiting for owner since 2026-11-12',
      Licence: 'Not needed: One household',
      Heating: '',
      'Pictures (number)': '2',
      Added: '2026-07-02',
      Changed: '2026-11-22',
      Postcode: 'SE10 8RT',
    }))
  it('runs no formula, and keeps quotes and lines inside their cell', () => {
    expect(cells(file)).toMatchObject({ Title: "'=Cottage", Features: 'A canal; + a bridge' })
    expect(file).toContain('"One.\n\n“Two”, ""three""."')
  })
  it('has a separate header for every fact, and no notes about keys and alarms', () => {
    const heads = file.split('\r\n')[0]!.slice(1, -1).split('","')
    expect(new Set(heads).size).toBe(heads.length)
    expect(heads.length).toBeGreaterThan(factColumns.length + 15)
    expect(file).not.toContain('4711')
  })
  it.each(['sale', 'rent'] as const)('contains each fact that a %s needs', (type) => {
    const full: Record<string, unknown> = completeListing(type)
    const undisplayed = neededFacts(type, parseFacts(full)).filter(
      (column) => listingsCsv([full], new Map()) === listingsCsv([{ ...full, [column]: null }], new Map()),
    )
    expect(undisplayed).toEqual([])
  })
})
