import { describe, expect, it } from 'vitest'
import {
  parseAssignee,
  assigneeFilters,
  assigneeName,
  assigneeOptions,
  isShared,
} from '../../../../src/admin/enquiries/assignees'

const helena = { id: 'helena', name: 'Helena', ended: false }
const priya = { id: 'priya', name: 'Priya', ended: false }
const tom = { id: 'tom', name: 'Tom', ended: true }
const accounts = [helena, priya, tom]
const labels = (options: { label: string }[]) => options.map(({ label }) => label)

describe('An enquiry', () => {
  it('is given to nobody while there is one account, however many have been ended', () => {
    expect([[], [helena], [helena, tom], [helena, priya]].map(isShared)).toEqual([false, false, false, true])
  })
  it('may be given to everybody who works here, and stays with whoever had it', () => {
    expect(labels(assigneeOptions(accounts, '', 'priya'))).toEqual(['Nobody', 'Helena', 'Priya (you)'])
    expect(labels(assigneeOptions(accounts, 'tom', 'priya'))).toContain('Tom (account ended)')
    expect(assigneeName(accounts, 'tom')).toBe('Tom')
    expect(assigneeName(accounts, '')).toBe('')
  })
})

describe('The filter', () => {
  it('offers me, nobody and each of the others, and whoever has left while enquiries are theirs', () => {
    expect(labels(assigneeFilters(accounts, new Set(), 'helena'))).toEqual(['Me', 'Nobody', 'Priya'])
    expect(labels(assigneeFilters(accounts, new Set(['tom']), 'helena'))).toContain('Tom (account ended)')
  })
  it('asks for one account, for nobody or for all', () => {
    expect(['', 'nobody', 'me', 'priya'].map((word) => parseAssignee(word, 'helena'))).toEqual([
      undefined,
      null,
      'helena',
      'priya',
    ])
  })
})
