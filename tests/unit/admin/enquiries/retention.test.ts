import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  erasureText,
  firstKeepDay,
  keepSchema,
  lastKeepDay,
  lastOfMonth,
} from '../../../../src/admin/enquiries/retention'

const today = '2026-11-23'

it.each([
  ['2026-11-23', '2026-11-30'],
  ['2026-12-31', '2026-12-31'],
  ['2028-02-01', '2028-02-29'],
])('erasure due in the month of %s is due by %s', (day, last) => expect(lastOfMonth(day)).toBe(last))

it.each([
  ['2026-11-23', '2032-11-23'],
  ['2028-02-29', '2034-02-28'],
])('on %s an enquiry may be kept until %s', (day, last) => expect(lastKeepDay(day)).toBe(last))

it('retention can be extended from the erasure date; an extended one can be shortened', () => {
  expect(firstKeepDay({ keep: null, eraseOn: '2027-03-03' }, today)).toBe('2027-03-03')
  expect(firstKeepDay({ keep: { until: '2029-01-01', reason: 'A claim.' }, eraseOn: '2029-01-02' }, today)).toBe(today)
  expect(firstKeepDay({ keep: null, eraseOn: '2026-11-01' }, today)).toBe(today)
})

it('shows the erasure date', () => {
  expect(erasureText('2027-03-03', today)).toBe('Will be erased on 3 March 2027.')
  expect(erasureText(today, today)).toBe('Will be erased tonight.')
})

describe('An extension of retention', () => {
  const errors = (until: string, reason: string) => {
    const { issues = [] } = v.safeParse(keepSchema('2027-03-03', today), { until, reason }, { abortPipeEarly: true })
    return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message]))
  }
  it.each([
    ['2027-03-03', 'A claim.'],
    ['2032-11-23', '😀'.repeat(500)],
  ])('until %s can be saved', (until, reason) => expect(errors(until, reason)).toEqual({}))
  it('lists its missing values', () =>
    expect(errors('', '')).toEqual({
      until: 'Please choose a date to keep it until.',
      reason: 'Please enter the reason to keep it.',
    }))
  it('is refused before the usual date, after six years, and with too long a reason', () => {
    expect(errors('2027-03-02', 'A claim.')['until']).toBe('Please choose 3 March 2027 or later.')
    expect(errors('2032-11-24', 'A claim.')['until']).toBe(
      'Please choose 23 November 2032 or earlier. Six years is the limit.',
    )
    expect(errors('2028-01-01', 'x'.repeat(501))['reason']).toBe('Please use 500 characters or fewer for the reason.')
  })
})
