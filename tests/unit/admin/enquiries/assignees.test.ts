import { describe, expect, it } from 'vitest'
import {
  parseAssignee,
  assigneeFilters,
  assigneeName,
  assigneeOptions,
  isShared,
} from '../../../../src/admin/enquiries/assignees'

const helena = { id: 'helena', name: 'Helena', active: true, ended: false }
const priya = { id: 'priya', name: 'Priya', active: true, ended: false }
const tom = { id: 'tom', name: 'Tom', active: false, ended: true }
const accounts = [helena, priya, tom]
const labels = (options: { label: string }[]) => options.map(({ label }) => label)

describe('An enquiry', () => {
  it('is unassigned while there is one account, however many have ended', () => {
    expect([[], [helena], [helena, tom], [helena, priya]].map(isShared)).toEqual([false, false, false, true])
  })
  it('can be assigned to all current staff, and stays with its assignee', () => {
    expect(labels(assigneeOptions(accounts, '', 'priya'))).toEqual(['Nobody', 'Helena', 'Priya (you)'])
    expect(labels(assigneeOptions(accounts, 'tom', 'priya'))).toContain('Tom (access removed)')
    expect(assigneeName(accounts, 'tom')).toBe('Tom')
    expect(assigneeName(accounts, '')).toBe('')
  })
})

it('An enquiry in Chinese suggests whoever of the team speaks Mandarin', () => {
  expect(labels(assigneeOptions(accounts, '', 'helena', ['priya']))).toEqual([
    'Nobody',
    'Priya, speaks Mandarin',
    'Helena (you)',
  ])
  expect(labels(assigneeOptions(accounts, '', 'helena', ['Somebody without an account']))).toEqual([
    'Nobody',
    'Helena (you)',
    'Priya',
  ])
})

describe('The filter', () => {
  it('offers me, nobody and each of the others, and ended accounts while they have enquiries', () => {
    expect(labels(assigneeFilters(accounts, new Set(), 'helena'))).toEqual(['Me', 'Nobody', 'Priya'])
    expect(labels(assigneeFilters(accounts, new Set(['tom']), 'helena'))).toContain('Tom (access removed)')
  })
  it('matches one account, nobody or all', () => {
    expect(['', 'nobody', 'me', 'priya'].map((word) => parseAssignee(word, 'helena'))).toEqual([
      undefined,
      null,
      'helena',
      'priya',
    ])
  })
})
