import { describe, expect, it } from 'vitest'
import { conflictNotice, mergeFollowUp, rebase, remainingUnsaved } from '../../../../src/admin/enquiries/follow-up'

describe('Two people in one enquiry', () => {
  const base = { state: 'new', note: '', assignedTo: '' } as const
  it('do not overwrite each other’s changes', () =>
    expect(mergeFollowUp(base, { ...base, note: 'Mine.' }, { ...base, state: 'closed' })).toEqual({
      row: { ...base, state: 'closed', note: 'Mine.' },
      conflicts: [],
    }))
  it('save both notes, and of two states the first saved one', () =>
    expect(
      mergeFollowUp(
        base,
        { ...base, state: 'contacted', note: 'Mine.' },
        { ...base, state: 'closed', note: 'Theirs.' },
      ),
    ).toEqual({
      row: { ...base, state: 'closed', note: 'Theirs.\n\nMine.' },
      conflicts: ['state'],
    }))
  it('get a conflict if their notes together exceed the limit', () => {
    const [mine, theirs] = ['m'.repeat(3000), 't'.repeat(3000)]
    const merged = mergeFollowUp(base, { ...base, note: mine }, { ...base, note: theirs })
    expect(merged).toEqual({ row: { ...base, note: theirs }, conflicts: ['note'] })
    const sent = { ...base, note: mine, base }
    const left = remainingUnsaved(sent, sent, { ...merged.row, version: 2, conflicts: merged.conflicts })
    expect(left).toEqual({ ...base, note: `${theirs}\n\n${mine}`, base: merged.row })
  })
  it('see the stored values of fields that they have not changed', () =>
    expect(rebase({ ...base, note: 'Mine.', base }, { ...base, state: 'closed', note: 'Theirs.' })).toEqual({
      ...base,
      state: 'closed',
      note: 'Mine.',
      base: { ...base, state: 'closed' },
    }))
  it('have only the text typed during a save left to save', () => {
    const sent = { ...base, note: 'First.', base }
    const saved = { ...base, state: 'closed' as const, note: 'Theirs.\n\nFirst.', version: 2, conflicts: [] }
    expect(remainingUnsaved(sent, sent, saved)).toBeNull()
    expect(remainingUnsaved({ ...sent, note: 'First. Second.' }, sent, saved)).toEqual({
      ...base,
      state: 'closed',
      note: 'First. Second.',
      base: { ...base, state: 'closed', note: 'First.' },
    })
  })
  it('still see their own state selected after a conflict', () => {
    const sent = { ...base, state: 'contacted', note: 'Mine.', base } as const
    const saved = { ...base, state: 'closed', note: 'Mine.', version: 2 } as const
    expect(remainingUnsaved(sent, sent, { ...saved, conflicts: ['state'] })).toEqual({
      ...base,
      state: 'contacted',
      note: 'Mine.',
      base: { ...base, state: 'closed', note: 'Mine.' },
    })
  })
  it('get a conflict if both assign it: the first assignee is saved, the second stays selected', () => {
    const sent = { ...base, assignedTo: 'helena', base }
    const merged = mergeFollowUp(base, sent, { ...base, assignedTo: 'priya' })
    expect(merged).toEqual({ row: { ...base, assignedTo: 'priya' }, conflicts: ['assignedTo'] })
    expect(remainingUnsaved(sent, sent, { ...merged.row, version: 2, conflicts: merged.conflicts })).toEqual({
      ...base,
      assignedTo: 'helena',
      base: merged.row,
    })
  })
})

describe('The notice', () => {
  const accounts = [{ id: 'helena', name: 'Helena', active: true, ended: false }]
  const sent = { state: 'contacted', note: '', assignedTo: '' } as const
  const saved = { state: 'closed', note: '', assignedTo: 'helena', version: 2 } as const
  it('of a colleague’s status names both', () => {
    expect(conflictNotice(sent, { ...saved, conflicts: ['state'] }, 'message', accounts)).toEqual({
      title: 'The status was not saved.',
      text:
        'Somebody else set the status to Closed, and you chose Contacted. ' + 'To change it to Contacted, save again.',
    })
  })
  it('of a colleague’s assignment names both', () => {
    const { title, text } = conflictNotice(sent, { ...saved, conflicts: ['state', 'assignedTo'] }, 'message', accounts)
    expect(title).toBe('The status and the assignment were not saved.')
    expect(text).toContain('Somebody else assigned it to Helena, and you chose nobody.')
  })
  it('of notes that are too long together says that both are shown', () => {
    const { title, text } = conflictNotice(
      sent,
      { ...saved, note: 'Theirs.', conflicts: ['note'] },
      'message',
      accounts,
    )
    expect(title).toBe('The note was not saved.')
    expect(text).toContain('Shorten them')
  })
})
