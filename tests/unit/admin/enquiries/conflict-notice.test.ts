import { expect, it } from 'vitest'
import { conflictNotice } from '../../../../src/admin/enquiries/conflict-notice'

const accounts = [{ id: 'helena', name: 'Helena', active: true, ended: false }]
const sent = { state: 'contacted', note: '', assignedTo: '' } as const
const saved = { state: 'closed', note: '', assignedTo: 'helena', version: 2 } as const

it('The notice of a colleague’s status names both', () => {
  expect(conflictNotice(sent, { ...saved, conflicts: ['state'] }, 'message', accounts)).toEqual({
    title: 'The status was not saved.',
    text:
      'Somebody else set the status to Closed, and you chose Contacted. ' + 'To change it to Contacted, save again.',
  })
})
it('The notice of a colleague’s assignment names both', () => {
  const { title, text } = conflictNotice(sent, { ...saved, conflicts: ['state', 'assignedTo'] }, 'message', accounts)
  expect(title).toBe('The status and the assignment were not saved.')
  expect(text).toContain('Somebody else assigned it to Helena, and you chose nobody.')
})
it('Two notes that are too long together are both shown', () => {
  const { title, text } = conflictNotice(sent, { ...saved, note: 'Theirs.', conflicts: ['note'] }, 'message', accounts)
  expect(title).toBe('The note was not saved.')
  expect(text).toContain('Shorten them')
})
