import { describe, expect, it } from 'vitest'
import { remainingUnsaved, mergeFollowUp, rebase } from '../../../../../src/features/admin/enquiries/follow-up'

describe('Two people in one enquiry', () => {
  const base = { state: 'new', note: '' } as const
  it('each keeps what the other changed', () =>
    expect(mergeFollowUp(base, { ...base, note: 'Mine.' }, { ...base, state: 'closed' })).toEqual({
      row: { state: 'closed', note: 'Mine.' },
      conflicts: [],
    }))
  it('both notes are kept, and of two statuses the one that was saved', () =>
    expect(mergeFollowUp(base, { state: 'contacted', note: 'Mine.' }, { state: 'closed', note: 'Theirs.' })).toEqual({
      row: { state: 'closed', note: 'Theirs.\n\nMine.' },
      conflicts: ['state'],
    }))
  it('notes that are too long together are left for somebody to shorten', () => {
    const [mine, theirs] = ['m'.repeat(3000), 't'.repeat(3000)]
    const merged = mergeFollowUp(base, { ...base, note: mine }, { ...base, note: theirs })
    expect(merged).toEqual({ row: { state: 'new', note: theirs }, conflicts: ['note'] })
    const sent = { ...base, note: mine, base }
    const left = remainingUnsaved(sent, sent, { ...merged.row, version: 2, conflicts: merged.conflicts })
    expect(left).toEqual({ state: 'new', note: `${theirs}\n\n${mine}`, base: merged.row })
  })
  it('what is not saved follows what is stored where nothing was changed', () =>
    expect(rebase({ state: 'new', note: 'Mine.', base }, { state: 'closed', note: 'Theirs.' })).toEqual({
      state: 'closed',
      note: 'Mine.',
      base: { state: 'closed', note: '' },
    }))
  it('what was typed while a save was under way is not saved yet, and the rest is', () => {
    const sent = { ...base, note: 'First.', base }
    const saved = { state: 'closed' as const, note: 'Theirs.\n\nFirst.', version: 2, conflicts: [] }
    expect(remainingUnsaved(sent, sent, saved)).toBeNull()
    expect(remainingUnsaved({ ...sent, note: 'First. Second.' }, sent, saved)).toEqual({
      state: 'closed',
      note: 'First. Second.',
      base: { state: 'closed', note: 'First.' },
    })
  })
  it('a status that was not saved is still chosen', () => {
    const sent = { state: 'contacted', note: 'Mine.', base } as const
    expect(remainingUnsaved(sent, sent, { state: 'closed', note: 'Mine.', version: 2, conflicts: ['state'] })).toEqual({
      state: 'contacted',
      note: 'Mine.',
      base: { state: 'closed', note: 'Mine.' },
    })
  })
})
