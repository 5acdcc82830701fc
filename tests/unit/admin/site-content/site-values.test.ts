import { describe, expect, it } from 'vitest'
import { defaultContent } from '../../../../src/domain/site-content/site-content'
import {
  type SiteValues,
  emptyDay,
  errorsOf,
  isDirty,
  toValues,
  toContent,
} from '../../../../src/admin/site-content/site-values'

const today = '2026-12-01'
const content = {
  notice: 'Back soon.',
  noticeUntil: '2026-12-28',
  specialDays: [
    { day: '2026-11-30', opens: null, closes: null, name: 'Over' },
    { day: '2026-12-24', opens: 600, closes: 840, name: 'Christmas Eve' },
    { day: '2026-12-31', opens: 0, closes: 1440, name: 'Open all day' },
  ],
  featured: ['b', 'a'],
  testimonials: false,
}
const siteValues = (changes: Partial<SiteValues> = {}): SiteValues => ({
  ...toValues(defaultContent, today),
  ...changes,
})
const eve = { day: '2026-12-24', name: 'Christmas Eve', closed: false, opens: '10:00', closes: '14:00' }

describe('Typed site content', () => {
  it('equals the stored content, except past days', () => {
    expect(toContent(toValues(content, today))).toEqual({ ...content, specialDays: content.specialDays.slice(1) })
    expect(isDirty(toValues(content, today), content, today)).toBe(false)
    expect(isDirty({ ...toValues(content, today), notice: 'Back.' }, content, today)).toBe(true)
  })
  it('is stored tidily: a notice on one line, days in order, no end date without a notice', () => {
    expect(toContent(siteValues({ notice: ' One\n two ', noticeUntil: today })).notice).toBe('One two')
    expect(toContent(siteValues({ notice: ' ', noticeUntil: today })).noticeUntil).toBeNull()
    const christmas = { ...emptyDay, day: '2026-12-25', name: 'Christmas Day', opens: '09:00' }
    expect(toContent(siteValues({ days: [christmas, eve] })).specialDays).toEqual([
      { day: '2026-12-24', opens: 600, closes: 840, name: 'Christmas Eve' },
      { day: '2026-12-25', opens: null, closes: null, name: 'Christmas Day' },
    ])
  })
  it.each<[string, Partial<SiteValues>, string[]]>([
    ['nothing', {}, []],
    ['a notice of 200 characters', { notice: '🏠'.repeat(200) }, []],
    ['a longer one', { notice: 'x'.repeat(201) }, ['notice']],
    ['an empty day', { days: [emptyDay] }, ['day-0', 'name-0']],
    ['a day twice', { days: [eve, eve] }, ['day-1']],
    ['a name that is too long', { days: [{ ...eve, name: 'x'.repeat(41) }] }, ['name-0']],
    ['a day that is open, without hours', { days: [{ ...eve, opens: '', closes: '' }] }, ['opens-0', 'closes-0']],
    ['a day that closes before it opens', { days: [{ ...eve, closes: '09:00' }] }, ['closes-0']],
    ['a day that closes at midnight', { days: [{ ...eve, closes: '00:00' }] }, []],
  ])('of %s has errors in these fields', (_what, changes, fields) =>
    expect(Object.keys(errorsOf(siteValues(changes)))).toEqual(fields),
  )
})
