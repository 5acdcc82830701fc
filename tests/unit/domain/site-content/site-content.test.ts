import { describe, expect, it } from 'vitest'
import {
  featuredOf,
  noticeOn,
  parseSiteContent,
  specialDaysFrom,
  defaultContent,
} from '../../../../src/domain/site-content/site-content'

const christmas = { day: '2026-12-25', opens: null, closes: null, name: 'Christmas Day' }
const eve = { day: '2026-12-24', opens: 600, closes: 840, name: 'Christmas Eve' }

describe('The content of the site', () => {
  it.each([[null], [undefined], [{}], ['nonsense'], [{ notice: 7, featured: 'x', special_days: {}, testimonials: 1 }]])(
    'is the default if the database has %j',
    (row) => expect(parseSiteContent(row)).toEqual(defaultContent),
  )
  it('skips invalid values, and keeps the rest, days in order', () => {
    const special_days = [
      christmas,
      eve,
      null,
      'Friday',
      { ...eve, day: '2026-02-30' },
      { ...eve, opens: 900 },
      { ...eve, closes: 1500 },
      { ...eve, closes: null },
      { ...eve, name: ' ' },
    ]
    expect(
      parseSiteContent({
        notice: ' Closed for the move. ',
        notice_until: 'never',
        special_days,
        featured: ['a', 7, 'b', 'a'],
        testimonials: false,
      }),
    ).toEqual({
      notice: 'Closed for the move.',
      noticeUntil: null,
      specialDays: [eve, christmas],
      featured: ['a', 'b'],
      testimonials: false,
    })
  })
  it.each([
    ['2026-12-24', 'Back soon.'],
    ['2026-12-25', 'Back soon.'],
    ['2026-12-26', ''],
  ])('on %s has the notice “%s”, whose last day is Christmas', (day, shown) =>
    expect(noticeOn({ ...defaultContent, notice: 'Back soon.', noticeUntil: '2026-12-25' }, day)).toBe(shown),
  )
  it('keeps a notice without an end date', () =>
    expect(noticeOn({ ...defaultContent, notice: 'Back soon.' }, '2099-01-01')).toBe('Back soon.'))
  it('omits past special days', () =>
    expect(specialDaysFrom({ ...defaultContent, specialDays: [eve, christmas] }, '2026-12-25')).toEqual([christmas]))
  const listings = ['a', 'b', 'c', 'd', 'e'].map((id, n) => ({ id, listingType: n === 2 ? 'sale' : 'rent' }) as const)
  const featured = (...ids: string[]) => featuredOf({ ...defaultContent, featured: ids }, listings).map(({ id }) => id)
  it('features the chosen listings in order, without removed ones', () =>
    expect(featured('c', 'x', 'a')).toEqual(['c', 'a']))
  it.each([[[]], [['x']]])('features the newest three of each type if %j is not listed', (ids) =>
    expect(featured(...ids)).toEqual(['a', 'b', 'd', 'c']),
  )
})
