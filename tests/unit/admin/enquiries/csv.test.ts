import { describe, expect, it } from 'vitest'
import { csvHeader, csvLines, phoneCell } from '../../../../src/admin/enquiries/csv'
import { csvLine } from '../../../../src/lib/format/csv'
import { corpus } from '../../../hostile'
import { enquiry, id } from './enquiry'

const everything = Object.entries(corpus)

describe('A spreadsheet', () => {
  it.each([
    ['+44 20 7946 0112', '020 7946 0112'],
    ['02079460112', '020 7946 0112'],
    ['+44 (0)20-7946.0112', '020 7946 0112'],
    ['0044 7700 900456', '07700 900456'],
    ['+447700900456', '07700 900456'],
    ['7700 900456', '7700 900456'],
    ['+2348030000000', '00 2348030000000'],
    ['+234 803 000 0000', '00 234 803 000 0000'],
    ['00234 803 000 0000', '00 234 803 000 0000'],
    ['+44 20 7946 0112 ext 5', '00 44 20 7946 0112 ext 5'],
    ['12125550100', '12125 550100'],
    ['', ''],
    ['ask Mei', 'ask Mei'],
  ])('treats the phone number %j as the text %s, without an apostrophe', (phone, written) =>
    expect(phoneCell(phone)).toBe(written),
  )
  it.each(['=HYPERLINK("http://07700900456")', '@07700900456', '+cmd|/c calc', '-2+3', ' =07700900456', '＋44 20'])(
    'runs no formula in place of a phone number: %j',
    (phone) => expect(phoneCell(phone)).toBe(`'${phone.trim()}`),
  )
  it('can be sorted by date, with each value below its header', () => {
    const details = {
      employment_status: 'employed',
      property_types: ['newFlat'],
      preferred_viewing_date: '2026-07-01T00:30:00Z',
      preferred_move_date: '2026-07-20',
    }
    const written = csvLines(
      [
        enquiry({
          kind: 'inquiry',
          type: 'rent',
          department: 'lettings',
          state: 'viewing_booked',
          details,
          keep: { until: '2027-06-30', reason: '=A claim.' },
          assignedTo: 'helena',
        }),
      ],
      [{ id: 'helena', name: '=Helena', active: false, ended: true }],
    )
    expect(
      Object.fromEntries(
        written
          .trim()
          .slice(1, -1)
          .split('","')
          .map((cell, n) => [csvHeader[n], cell]),
      ),
    ).toMatchObject({
      'Received (London)': '2026-07-01 09:05',
      Department: 'Lettings',
      Kind: 'To rent',
      Status: 'Viewing booked',
      'Assigned to': "'=Helena",
      'Viewing (London)': '2026-07-01 01:30',
      'Move in': '2026-07-20',
      Employment: 'Employed',
      'Property type': 'New-build flat',
      'Erase on': '2027-07-01',
      'Reason to keep': "'=A claim.",
      Reference: id,
    })
  })
})

describe('A spreadsheet', () => {
  it.each(everything)('shows %s as a phone number, and runs none of it', (_what, text) => {
    const cells = ['', ' ', '\t', '\n', '\u00A0'].map((before) => phoneCell(before + text))
    for (const inside of cells.map((cell) => csvLine([cell]).slice(1, -3))) {
      expect(inside).not.toMatch(/^\s*[=+\-@]/)
      expect(inside.replaceAll('""', '')).not.toContain('"')
    }
  })
})
