import { describe, expect, it } from 'vitest'
import { visitorTime } from '../../../../src/domain/viewing/visitor-time'
import {
  daysOf,
  dayTitle,
  emptyText,
  mondayOf,
  parsePlace,
  placeUrl,
  stepFrom,
  weekTitle,
} from '../../../../src/admin/diary/diary-place'
import { parseDiary, placeText, spanText } from '../../../../src/domain/viewing/viewing'
import { diaryRow } from '../../domain/viewing/diary-row'

describe('The diary', () => {
  it.each([
    ['2026-11-23', '2026-11-23'],
    ['2026-11-29', '2026-11-23'],
    ['2027-01-01', '2026-12-28'],
    ['', '2026-11-16'],
    ['2026-02-31x', '2026-11-16'],
    [null, '2026-11-16'],
  ])('finds the Monday of %s: %s', (day, monday) => expect(mondayOf(day, '2026-11-22')).toBe(monday))

  it('opens at the day, week or list of its address, at an older address’s week, and today without one', () => {
    const at = (search: string) => parsePlace(search, '2026-11-26', 'day')
    expect(at('')).toEqual({ view: 'day', day: '2026-11-26', person: '' })
    expect(at('?view=week&day=2026-12-01&person=me')).toEqual({ view: 'week', day: '2026-12-01', person: 'me' })
    expect(at('?week=2026-12-28')).toMatchObject({ view: 'week', day: '2026-12-28' })
    expect(at('?view=list')).toMatchObject({ view: 'list' })
    expect(at('?view=decade&day=soon')).toMatchObject({ view: 'day', day: '2026-11-26' })
    for (const search of ['?view=week&day=2026-12-01&person=me', '?view=day&day=2026-12-01'])
      expect(placeUrl(at(search))).toBe(`/admin/diary${search}`)
  })

  it('shows a day, its week or the next sixty days, and steps by day or week', () => {
    const place = { view: 'week', day: '2026-12-02', person: '' } as const
    expect(daysOf(place, '2026-11-26')).toEqual({ first: '2026-11-30', count: 7 })
    expect(daysOf({ ...place, view: 'day' }, '2026-11-26')).toEqual({ first: '2026-12-02', count: 1 })
    expect(daysOf({ ...place, view: 'list' }, '2026-11-26')).toEqual({ first: '2026-11-26', count: 60 })
    expect(stepFrom(place, -1).day).toBe('2026-11-25')
    expect(stepFrom({ ...place, view: 'day' }, 1).day).toBe('2026-12-03')
  })

  it('says of whom nothing is booked, if only their appointments are shown', () => {
    expect(emptyText('week')).toBe('Nothing is booked in this week.')
    expect(emptyText('day', 'you')).toBe('Nothing is booked for you on this day.')
    expect(emptyText('list', 'Mrs Hale')).toBe('Nothing is booked for Mrs Hale in the next 60 days.')
  })

  it('has titles in words', () => {
    expect(dayTitle('2026-11-27')).toBe('Friday 27 November')
    expect(weekTitle('2026-11-23', '2026-11-26')).toBe('23 to 29 Nov')
    expect(weekTitle('2026-11-30', '2026-11-26')).toBe('30 Nov to 6 Dec')
    expect(weekTitle('2026-12-28', '2026-11-26')).toBe('28 Dec to 3 Jan 2027')
  })

  it('says where the host must be: the agreed address, or for a viewing by video the listing’s', () => {
    const places = (changes: Record<string, unknown>) =>
      parseDiary([diaryRow('2026-11-23T10:00:00Z', { address_line: '1 The Row', ...changes })]).map(placeText)
    const video = { kind: 'video', meeting_place: '' }
    expect(places({})).toEqual(['4 Cornwall Gardens'])
    expect(places({ ...video, postcode: 'SW7 4AJ' })).toEqual(['1 The Row, SW7 4AJ'])
    expect(places({ ...video, address_line: '' })).toEqual(['Kensington'])
    expect(places({ meeting_place: '' })).toEqual(['Not recorded'])
    expect(places({ meeting_place: '', state: 'requested' })).toEqual(['1 The Row, Kensington'])
  })

  it('gives times in London, and the visitor’s if it differs', () => {
    const [summer] = parseDiary([diaryRow('2026-07-01T09:00:00Z', { viewer_time_zone: 'Asia/Shanghai' })])
    expect(spanText(summer!)).toBe('10:00 to 10:30')
    expect(visitorTime(summer!)).toBe('17:00 in Shanghai')
    expect(visitorTime({ ...summer!, timeZone: '' })).toBe('')
  })

  it('skips invalid rows', () => {
    const rows = [diaryRow('soon'), diaryRow('2026-11-23T10:00:00Z', { kind: 'by balloon' }), null]
    expect(parseDiary(rows)).toEqual([])
  })
})
