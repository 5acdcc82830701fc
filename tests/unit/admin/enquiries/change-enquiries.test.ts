import { describe, expect, it } from 'vitest'
import {
  changeRows,
  changeText,
  inverse,
  parseOutcomes,
  skippedText,
  withoutUnchanged,
} from '../../../../src/admin/enquiries/change-enquiries'
import { enquiry } from './enquiry'

const id = '3f2a91bc-0000-4000-8000-000000000000'
const one = enquiry({ kind: 'inquiry', id, version: 2 })
const row = (changes: object) => ({
  ...{ kind: 'inquiry', id, outcome: 'changed', failure: null },
  ...{ stored: { state: 'closed', assigned_to: null, version: 3 }, ...changes },
})

describe('A change of enquiries', () => {
  it('names only what changes, over the known version', () => {
    expect(changeRows([{ enquiry: one, after: { state: 'closed' } }], ({ version }) => version)).toEqual([
      { kind: 'inquiry', id, version: 2, after: { state: 'closed' } },
    ])
    expect(changeRows([{ enquiry: one, after: { assignedTo: '' } }], () => 7)).toMatchObject([
      { version: 7, after: { assigned_to: null } },
    ])
  })
  it('of nothing is not sent', () =>
    expect(
      withoutUnchanged([
        { enquiry: one, after: { state: 'new' } },
        { enquiry: one, after: { assignedTo: 'somebody' } },
      ]),
    ).toHaveLength(1))
  it('is undone over the stored version, unless it was not made', () => {
    const changes = [{ enquiry: one, after: { state: 'closed' as const } }]
    expect(inverse(changes, parseOutcomes([row({})]))).toMatchObject([
      { enquiry: { state: 'closed', version: 3 }, after: { state: 'new' } },
    ])
    expect(inverse(changes, parseOutcomes([row({ outcome: 'conflict' })]))).toEqual([])
  })
  it('that was not made has a reason in words', () => {
    const reason = (changes: object) => parseOutcomes([row(changes)]).map(skippedText)
    expect(reason({ outcome: 'gone', stored: null })).toEqual(['It has been erased.'])
    expect(reason({ outcome: 'conflict', stored: { state: 'viewing_booked', assigned_to: null, version: 4 } })).toEqual(
      ['Somebody else changed it meanwhile. Its status is now Viewing booked.'],
    )
    expect(reason({ outcome: 'refused', failure: { hint: 'reader-not-assignable' } })).toEqual([
      'This person can only read. Choose somebody who may answer enquiries.',
    ])
    expect(reason({ outcome: 'exploded' })).toEqual([])
  })
  it('is announced', () => {
    const name = () => 'Tom Ashby'
    expect(changeText({ state: 'closed' }, name)).toBe('Closed')
    expect(changeText({ assignedTo: 'x' }, name)).toBe('Assigned to Tom Ashby')
    expect(changeText({ assignedTo: '' }, name)).toBe('Assigned to nobody')
    expect(changeText({ state: 'viewing_booked' }, name, 'booking')).toBe('Valuation booked')
  })
})
