import { describe, expect, it } from 'vitest'
import { draftAfterConflict, draftOf, newDraft } from '../../../../src/admin/viewings/viewing-drafts'
import { viewingValues } from '../../../../src/admin/viewings/viewing-values'
import { parseViewings, type Viewing } from '../../../../src/domain/viewing/viewing'
import { diaryRow } from '../../domain/viewing/diary-row'

const parsed = (changes: Record<string, unknown> = {}) =>
  parseViewings([diaryRow('2026-12-01 15:00:00+00', { id: 'a', sequence: 3, ...changes })])[0] as Viewing

describe('A draft of a viewing', () => {
  const stored = parsed()
  const values = { ...viewingValues(stored), time: '11:00' }
  it('changes the version that it began with, and a new one the first', () => {
    expect(draftOf(stored)).toEqual({ id: 'a', sequence: 3, values: viewingValues(stored) })
    expect(newDraft(values)).toMatchObject({ sequence: 0, values })
  })
  it('replaces another version only once that has been shown', () =>
    expect(draftAfterConflict(stored, values)).toEqual({ id: 'a', sequence: 3, values }))
  it('books a new one if the viewing was cancelled', () => {
    const draft = draftAfterConflict(parsed({ state: 'cancelled' }), values)
    expect(draft).toMatchObject({ sequence: 0, values })
    expect(draft.id).not.toBe('a')
  })
})
