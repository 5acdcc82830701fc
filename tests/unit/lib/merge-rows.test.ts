import { describe, expect, it } from 'vitest'
import { changedColumns, mergeRows, mergeTexts } from '../../../src/lib/merge-rows'

describe('Two people change one row', () => {
  const base = { state: 'new', note: '', pictures: ['a'] }
  it.each([
    ['neither changes anything', {}, {}, {}, []],
    ['one changes', { state: 'closed' }, {}, { state: 'closed' }, []],
    ['the other changes', {}, { note: 'Called.' }, { note: 'Called.' }, []],
    ['each changes another column', { state: 'closed' }, { note: 'Called.' }, { state: 'closed', note: 'Called.' }, []],
    ['both change a column to the same', { pictures: ['b'] }, { pictures: ['b'] }, { pictures: ['b'] }, []],
    [
      'both change a column to something else',
      { state: 'closed', note: 'Mine.' },
      { state: 'contacted' },
      { state: 'contacted', note: 'Mine.' },
      ['state'],
    ],
    ['both change a list', { pictures: ['a', 'b'] }, { pictures: ['a', 'c'] }, { pictures: ['a', 'c'] }, ['pictures']],
    ['one changes a column back', { state: 'new' }, { state: 'closed' }, { state: 'closed' }, []],
  ])('%s', (_what, mine, theirs, row, conflicts) =>
    expect(mergeRows(base, { ...base, ...mine }, { ...base, ...theirs })).toEqual({
      row: { ...base, ...row },
      conflicts,
    }),
  )
})

it('Changed columns are those whose value differs, also within a list', () => {
  const before = { role: 'reader', name: 'Priya', weekdays: [1, 2], notes: { heating: 'gas' } }
  expect(changedColumns(before, { ...before, weekdays: [1, 2], notes: { heating: 'gas' } })).toEqual({})
  expect(changedColumns(before, { ...before, name: 'Priya Nair' })).toEqual({ name: 'Priya Nair' })
  expect(changedColumns(before, { ...before, weekdays: [2], role: '' })).toEqual({ weekdays: [2], role: '' })
})

describe('Two people write one note', () => {
  it.each([
    ['', 'Mine.', 'Theirs.', 'Theirs.\n\nMine.'],
    ['Before.', 'Before.\nMine.', 'Before.\nTheirs.', 'Before.\nTheirs.\n\nMine.'],
    ['Before.', 'Rewritten.', 'Before.\nTheirs.', 'Rewritten.\n\nTheirs.'],
    ['Before.', 'Before.\nMine.', 'Rewritten.', 'Rewritten.\n\nMine.'],
    ['Before.', 'My words.', 'Their words.', 'Their words.\n\nMy words.'],
    ['Before.', '', 'Before.\nTheirs.', 'Before.\nTheirs.'],
    ['Before.', 'Before.\nMine.', '', 'Before.\nMine.'],
    ['Before.', 'Before.', 'Theirs.', 'Theirs.'],
    ['Before.', 'Mine.', 'Before.', 'Mine.'],
    ['', 'Called, no answer. Wrote.', 'Called, no answer.', 'Called, no answer. Wrote.'],
    ['', 'Same.', 'Same.', 'Same.'],
  ])('before %j: %j and %j are %j', (base, mine, theirs, both) => expect(mergeTexts(base, mine, theirs)).toBe(both))
})
