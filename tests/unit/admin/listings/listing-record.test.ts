import { describe, expect, it } from 'vitest'
import {
  noRecord,
  normaliseRecord,
  recordValuesOf,
  recordChanges,
  recordErrors,
} from '../../../../src/admin/listings/listing-record'
import { validateListing } from '../../../../src/admin/listings/form/validate'
import { restoreValues } from '../../../../src/admin/listings/form/restore-values'
import { changedFields } from '../../../../src/admin/listings/form/field-values'
import { filled } from './form/listing-values'

const record = (changes: Partial<typeof noRecord>) => ({ ...noRecord, ...changes })

describe('The private record', () => {
  it('may be empty', () => expect(recordErrors(noRecord, 'rent')).toEqual({}))
  it.each(['n12xx', ' N1 2XX ', 'ec1a 1bb', 'SW7-4BG'])(
    'accepts the postcode %o and shows it as the Royal Mail does',
    (written) => {
      expect(recordErrors(record({ postcode: written }), 'sale')).toEqual({})
      expect(normaliseRecord(record({ postcode: written })).postcode).toMatch(/^[A-Z\d]+ \d[A-Z]{2}$/)
    },
  )
  // The last is only historically a postcode; the database has no outcode for it.
  it.each(['N1', '12345', 'Islington', 'N1 2XX London', 'GIR 0AA'])('refuses the postcode %o', (written) =>
    expect(recordErrors(record({ postcode: written }), 'sale').postcode).toMatch(/full UK postcode/),
  )
  it('refuses a two-digit year, and texts beyond the database’s limits', () => {
    const wrong = record({ eicr_expires: '0026-05-01', address_line: 'x'.repeat(201), vendor_notes: 'x'.repeat(5001) })
    expect(recordErrors(wrong, 'rent')).toEqual({
      eicr_expires: 'Enter the expiry date of the electrical report, with the year.',
      address_line: 'The address can have 200 characters at most.',
      vendor_notes: 'The notes can have 5,000 characters at most.',
    })
  })
  it('has no tenancy certificates for a sale', () => {
    const wrong = record({ gas_safety_expires: '0026-05-01' })
    expect(recordErrors(wrong, 'sale')).toEqual({})
    expect(recordChanges(record({ gas_safety_expires: '2027-05-01' }), noRecord, 'sale')).toBeNull()
  })
  it('sends only its changes, so that a colleague’s text stays', () => {
    const stored = recordValuesOf({
      ...noRecord,
      address_line: '4 Duncan Terrace',
      vendor_notes: 'Ring.',
      postcode: null,
    })
    const now = { ...stored, postcode: 'n1 8bs', vendor_notes: ' ' }
    expect(recordChanges(now, stored, 'rent')).toEqual({ postcode: 'N1 8BS', vendor_notes: null })
    expect(recordChanges({ ...stored, address_line: '4 Duncan  Terrace ' }, stored, 'rent')).toBeNull()
  })
  it('schedules in London time, also in summer, and refuses a skipped hour', () => {
    const stored = recordValuesOf({ ...noRecord, publish_at: '2026-07-01T08:30:00+00:00' })
    expect(stored.publish_at).toBe('2026-07-01T09:30')
    expect(recordChanges(stored, stored, 'sale')).toBeNull()
    expect(recordChanges({ ...stored, publish_at: '2026-12-01T09:30' }, stored, 'sale')).toEqual({
      publish_at: '2026-12-01T09:30:00.000Z',
    })
    expect(recordChanges({ ...stored, publish_at: '' }, stored, 'rent')).toEqual({ publish_at: null })
    expect(recordErrors(record({ publish_at: '2027-03-28T01:30' }), 'sale').publish_at).toMatch(/time in London/)
  })
  it('counts as unsaved, is restored with the draft, and blocks a save that the database would refuse', () => {
    const values = { ...filled, record: record({ postcode: 'Islington' }) }
    expect(changedFields(values, filled)).toEqual(['postcode'])
    expect(restoreValues({ ...values }, filled).record).toEqual(values.record)
    expect(validateListing({ ...values, status: 'draft' })).toHaveProperty('postcode')
    expect(restoreValues({ record: { postcode: 1 } }, filled).record).toEqual(noRecord)
    expect(restoreValues({ record: 'N1 8BS' }, filled).record).toEqual(noRecord)
  })
  it('of an earlier version’s draft is restored without the fields that it did not have', () =>
    expect(restoreValues({ record: { postcode: 'N1 8BS' } }, filled).record).toEqual(record({ postcode: 'N1 8BS' })))
  it('has the owner’s contact, whose email and telephone must be usable', () => {
    const owner = record({ owner_name: 'Ngozi Achebe', owner_email: 'Ngozi <n.achebe@example.com>', owner_phone: '12' })
    expect(normaliseRecord(owner).owner_email).toBe('n.achebe@example.com')
    expect(recordErrors(owner, 'sale')).toEqual({
      owner_phone: 'Enter a phone number with at least seven digits, or leave it empty.',
    })
    expect(recordErrors({ ...owner, owner_email: 'n.achebe', owner_phone: '' }, 'rent')).toEqual({
      owner_email: 'Enter one whole email address, such as name@example.com, or leave it empty.',
    })
    expect(recordChanges({ ...owner, owner_phone: '+44 7700 900123' }, noRecord, 'sale')).toEqual({
      owner_name: 'Ngozi Achebe',
      owner_email: 'n.achebe@example.com',
      owner_phone: '+44 7700 900123',
    })
  })
})
