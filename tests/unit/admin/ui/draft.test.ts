import { beforeEach, describe, expect, it, vi } from 'vitest'
import { followUpDrafts, keepDrafts, replyDrafts } from '../../../../src/admin/enquiries/drafts'
import { gapDrafts } from '../../../../src/admin/feed/gap-drafts'
import { queryClient } from '../../../../src/admin/query/query-client'
import { siteDraft } from '../../../../src/admin/site-content/site-values'
import { dropUnsaved, hasUnsaved, isUnsaved, unsavedTexts } from '../../../../src/admin/ui/draft'
import { feedbackDrafts, feedbackKey, newDraft, viewingDrafts } from '../../../../src/admin/viewings/viewing-drafts'

/** The methods of a storage, whose keys are its own properties. */
const methods = {
  getItem(this: Record<string, string>, name: string) {
    return this[name] ?? null
  },
  setItem(this: Record<string, string>, name: string, text: string) {
    this[name] = text
  },
  removeItem(this: Record<string, string>, name: string) {
    delete this[name]
  },
}
beforeEach(() => {
  vi.stubGlobal('sessionStorage', Object.create(methods))
  return () => vi.unstubAllGlobals()
})

it('Everything unsaved about an enquiry is dropped with it, also the feedback of its viewings', () => {
  replyDrafts.store('inquiry:a', { body: 'Dear', sent: null })
  feedbackDrafts.store(feedbackKey('inquiry:a', 'v1'), {
    feedback: 'interested',
    note: 'Liked it',
    sequence: 1,
    appointment: 'viewing',
  })
  feedbackDrafts.store(feedbackKey('inquiry:b', 'v2'), {
    feedback: '',
    note: 'Later',
    sequence: 1,
    appointment: 'viewing',
  })
  expect([isUnsaved('inquiry:a'), isUnsaved('inquiry:c')]).toEqual([true, false])
  dropUnsaved('inquiry:a')
  expect([isUnsaved('inquiry:a'), isUnsaved('inquiry:b'), hasUnsaved()]).toEqual([false, true, true])
  dropUnsaved('inquiry:b')
  expect(hasUnsaved()).toBe(false)
})

it('Closing the tab would lose a form’s input, and not the place in a list', () => {
  sessionStorage.setItem('admin:list', '?q=flat')
  expect(hasUnsaved()).toBe(false)
  siteDraft.store('', { values: { days: [], featured: [] } as never, version: '1' })
  expect(hasUnsaved()).toBe(true)
})

describe('What was typed and can no longer be saved', () => {
  const base = { state: 'new', note: 'Rang.', assignedTo: '' } as const
  beforeEach(() => {
    queryClient.setQueryData(['accounts'], [{ id: 'priya', name: 'Priya Nair' }])
    replyDrafts.store('inquiry:a', { body: 'Dear Ada', sent: null })
    followUpDrafts.store('inquiry:a', { ...base, note: 'Rang twice.', state: 'contacted', base })
    keepDrafts.store('inquiry:a', { reason: 'A claim.', until: '2027-01-01' })
    replyDrafts.store('inquiry:b', { body: 'Dear Li', sent: null })
  })
  const textsOf = (texts: ReturnType<typeof unsavedTexts>) => texts.map(({ title, text }) => `${title}: ${text}`).sort()

  it('is read as text, of one record or of all', () => {
    expect(textsOf(unsavedTexts({ key: 'inquiry:a' }))).toEqual([
      'Note: Rang twice.\nStatus: Contacted',
      'Reason to keep an enquiry longer: A claim.\n2027-01-01',
      'Reply: Dear Ada',
    ])
    expect(unsavedTexts()).toHaveLength(4)
  })
  it('is what a role may not save', () => {
    expect(textsOf(unsavedTexts({ role: 'negotiator' }))).toEqual([
      'Reason to keep an enquiry longer: A claim.\n2027-01-01',
    ])
    expect(unsavedTexts({ role: 'reader' })).toHaveLength(4)
    expect(unsavedTexts({ role: 'administrator' })).toEqual([])
  })
  it('is also feedback and a viewing, which have one prefix', () => {
    const values = { appointment: 'viewing', kind: 'video', day: '2026-12-01', time: '10:00', host: 'Priya' } as const
    const rest = { listing: '', minutes: '30', meetingPlace: '', attendee: '', note: '' }
    viewingDrafts.store('inquiry:c', newDraft({ ...values, ...rest }))
    feedbackDrafts.store(feedbackKey('inquiry:c', 'v1'), {
      feedback: 'interested',
      note: 'Liked it',
      sequence: 1,
      appointment: 'viewing',
    })
    expect(textsOf(unsavedTexts({ key: 'inquiry:c' }))).toEqual([
      'Appointment: 2026-12-01\n10:00\nPriya',
      'Feedback: Interested\nLiked it',
    ])
  })
  it('is also a choice without a text', () => {
    const about = { note: '', sequence: 1, appointment: 'valuation' } as const
    feedbackDrafts.store(feedbackKey('inquiry:c', 'v1'), { ...about, feedback: 'offer_likely' })
    followUpDrafts.store('inquiry:c', { ...base, assignedTo: 'priya', base })
    expect(textsOf(unsavedTexts({ key: 'inquiry:c' }))).toEqual([
      'Feedback: Instruction likely',
      'Note: Assigned to: Priya Nair',
    ])
  })
  it('is never an empty text: an emptied note, or a box that was ticked', () => {
    followUpDrafts.store('inquiry:c', { ...base, note: '', base })
    gapDrafts.store('inquiry:c', { deposit: { value: '', isRequested: true } } as never)
    expect(textsOf(unsavedTexts({ key: 'inquiry:c' }))).toEqual(['Missing facts: (no text)', 'Note: (no text)'])
  })
})
