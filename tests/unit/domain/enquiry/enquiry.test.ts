import { describe, expect, it } from 'vitest'
import {
  parseEnquiryKey,
  enquiryKey,
  kinds,
  kindLabel,
  stateLabel,
} from '../../../../src/domain/enquiry/enquiry-labels'
import {
  countMatching,
  departmentLabel,
  longestWaiting,
  parseEnquiries,
  type Tally,
} from '../../../../src/domain/enquiry/enquiry'
import { enquiry, id } from '../../admin/enquiries/enquiry'

describe('A key', () => {
  it('identifies one enquiry or none', () => {
    expect(parseEnquiryKey(enquiryKey(enquiry()))).toEqual({ kind: 'message', id })
    expect(parseEnquiryKey(`gift:${id}`)).toBeNull()
  })
})

describe('The tally', () => {
  const tally: Tally[] = [
    {
      kind: 'message',
      state: 'new',
      department: 'unknown',
      assignedTo: '',
      enquiries: 3,
      due: 0,
      oldest: '2026-11-20 10:00:00+00',
    },
    {
      kind: 'message',
      state: 'closed',
      department: 'unknown',
      assignedTo: 'helena',
      enquiries: 4,
      due: 4,
      oldest: '2026-01-01 10:00:00+00',
    },
    {
      kind: 'booking',
      state: 'new',
      department: 'sales',
      assignedTo: 'priya',
      enquiries: 5,
      due: 1,
      oldest: '2026-11-19 10:00:00+00',
    },
  ]
  it.each([
    ['', '', '', 12],
    ['message', '', '', 7],
    ['', 'new', '', 8],
    ['booking', 'new', '', 5],
    ['request', '', '', 0],
    ['', '', 'sales', 5],
    ['message', '', 'sales', 0],
  ] as const)('of kind “%s” in state “%s” for department “%s” is %d', (kind, state, department, count) =>
    expect(countMatching(tally, { kind, state, department })).toBe(count),
  )
  it.each([
    ['everybody', undefined, 12],
    ['nobody', null, 3],
    ['Helena', 'helena', 4],
  ])('counts those of %s', (_whose, assignedTo, count) =>
    expect(countMatching(tally, { kind: '', state: '', department: '', assignedTo })).toBe(count),
  )
  it('counts only those due', () =>
    expect(
      (['', 'closed', 'new'] as const).map((state) =>
        countMatching(tally, { kind: '', state, department: '', due: 'month' }),
      ),
    ).toEqual([5, 4, 1]))
  it('gives the longest waiting time: closed ones do not count', () =>
    expect(longestWaiting(tally)).toBe('2026-11-19 10:00:00+00'))
})

describe('A row of an enquiry', () => {
  it('of an unknown kind is skipped', () =>
    expect(
      parseEnquiries([
        { kind: 'gift', id },
        { kind: 'message', id },
      ]),
    ).toHaveLength(1))
})

describe('The labels of an enquiry', () => {
  it.each([
    ['inquiry', 'buy', 'To buy'],
    ['inquiry', 'rent', 'To rent'],
    ['booking', 'sale', 'Sale valuation'],
    ['booking', 'rental', 'Rental valuation'],
    ['booking', 'switch', 'Switching agent'],
    ['request', 'sales', 'Sale valuation'],
    ['request', 'rental', 'Rental valuation'],
    ['message', '', 'Message'],
  ] as const)('%s of type “%s”: %s', (kind, type, label) => expect(kindLabel({ kind, type })).toBe(label))
  it('show its department, if known', () =>
    expect((['sales', 'lettings', 'unknown'] as const).map((department) => departmentLabel({ department }))).toEqual([
      'Sales',
      'Lettings',
      '',
    ]))
  it('a booked valuation is no viewing', () =>
    expect([...kinds.map(({ value }) => stateLabel('viewing_booked', value)), stateLabel('viewing_booked')]).toEqual([
      'Viewing booked',
      'Valuation booked',
      'Valuation booked',
      'Viewing booked',
      'Viewing booked',
    ]))
})
