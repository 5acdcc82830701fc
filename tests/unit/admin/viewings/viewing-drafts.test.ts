import { describe, expect, it } from 'vitest'
import { draftAfterConflict, draftOf, newDraft } from '../../../../src/admin/viewings/viewing-drafts'
import { viewingValues } from '../../../../src/admin/viewings/viewing-values'
import { parseViewings } from '../../../../src/domain/viewing/viewing'

const row = {
  ...{ id: 'a', starts_at: '2026-12-01 15:00:00+00', minutes: 30, kind: 'video', appointment: 'viewing', note: '' },
  ...{ meeting_place: '', host: 'Priya Nair', attendee_id: null, property_id: 'home', state: 'booked', sequence: 3 },
  ...{ feedback: null, feedback_note: '' },
}
const parsed = (changes: Partial<typeof row> = {}) =>
  parseViewings([{ ...row, ...changes }])[0] as ReturnType<typeof parseViewings>[number]

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
