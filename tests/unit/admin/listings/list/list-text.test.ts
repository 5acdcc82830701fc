import { describe, expect, it } from 'vitest'
import { factsNote, scheduledText, sinceText, sparklinePoints } from '../../../../../src/admin/listings/list/list-text'
import { chosenColumns, columnNames } from '../../../../../src/admin/listings/list/ListColumns'

const now = new Date('2026-11-23T12:00:00Z')

it.each([
  ['2026-11-23T11:59:30Z', 'just now'],
  ['2026-11-23 11:47:50.12+00', '12 min ago'],
  ['2026-11-23T09:30:00Z', '2 h ago'],
  ['2026-11-22T23:59:00Z', 'yesterday'],
  ['2026-11-19T10:00:00Z', '19 Nov'],
  ['2025-03-03T10:00:00Z', '3 Mar 2025'],
  ['burnt', ''],
])('What changed at %s changed %s', (timestamp, text) => expect(sinceText(timestamp, now)).toBe(text))

// The clocks went forward on Sunday, so Monday's first hour is less than 24 hours after Sunday's beginning.
it('Sunday is yesterday on a Monday after the start of summer time', () =>
  expect(sinceText('2026-03-29T10:00:00Z', new Date('2026-03-29T23:30:00Z'))).toBe('yesterday'))

it.each([
  ['2026-11-23T18:00:00Z', 'Live today 18:00'],
  ['2026-11-26T09:00:00Z', 'Live Thu 09:00'],
  ['2026-12-03T09:00:00Z', 'Live 3 Dec'],
])('What is to be published at %s says %s', (timestamp, text) => expect(scheduledText(timestamp, now)).toBe(text))

describe('The rest of a row', () => {
  it('draws its views within their box', () => {
    expect(sparklinePoints([0, 5, 10], 52, 20)).toBe('1.0,18.0 26.0,10.0 51.0,2.0')
    expect(sparklinePoints([3], 52, 20)).toBe('')
  })
  it('shows the chosen columns that exist', () => {
    expect(chosenColumns(null)).toEqual(columnNames)
    expect(chosenColumns(['views', 'castle'])).toEqual(['views'])
  })
})

it.each([
  [{ needed: 33, known: 16, missing: 1 }, '1 to fix'],
  [{ needed: 33, known: 16, missing: 0 }, '17 waiting'],
  [{ needed: 33, known: 33, missing: 0 }, ''],
])('The note on the facts %j is “%s”', (facts, note) => expect(factsNote(facts)).toBe(note))
