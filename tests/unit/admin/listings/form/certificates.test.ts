import { describe, expect, it } from 'vitest'
import { certificateNotice, energyNotice } from '../../../../../src/domain/listing/certificates'
import { certificateNotices } from '../../../../../src/admin/listings/form/certificates'

describe('A certificate', () => {
  it.each([
    ['2027-02-01', null],
    ['2027-01-22', null],
    ['2027-01-21', 'It expires on 21 January 2027, in 60 days. Book a new one.'],
    ['2026-11-23', 'It expires on 23 November 2026, in 1 day. Book a new one.'],
    ['2026-11-22', 'It expires today. Book a new one.'],
    ['2026-11-21', 'It expired on 21 November 2026. Book a new one.'],
    ['', null],
    ['0026-11-21', null],
  ])('that ends on %o has the notice %o', (day, text) => expect(certificateNotice(day, '2026-11-22')).toBe(text))
  it.each([
    ['2027-01-22', null],
    ['2027-01-21', 'Energy certificate expires on 21 January 2027'],
    ['2026-11-22', 'Energy certificate expires today'],
    ['2026-05-01', 'Energy certificate expired on 1 May 2026'],
    ['', null],
  ])('of energy that ends on %o shows in a list as %o', (day, text) =>
    expect(energyNotice(day, '2026-11-22')).toBe(text),
  )
  it('is in the checklist with a link to its field; a sale has none of a tenancy', () => {
    const ends = { epc_expires: '2026-11-01', gas_safety_expires: '2026-12-01', eicr_expires: '2031-01-01' }
    expect(certificateNotices(ends, 'rent', '2026-11-22').map(({ field, label }) => [field, label])).toEqual([
      ['epc_expires', 'Energy certificate'],
      ['gas_safety_expires', 'Gas safety record'],
    ])
    expect(certificateNotices(ends, 'sale', '2026-11-22')).toHaveLength(1)
  })
})
