import { beforeEach, expect, it, vi } from 'vitest'
import { replyDrafts } from '../../../../src/admin/enquiries/drafts'
import { siteDraft } from '../../../../src/admin/site-content/site-values'
import { dropUnsaved, hasUnsaved, isUnsaved } from '../../../../src/admin/ui/draft'
import { feedbackDrafts, feedbackKey } from '../../../../src/admin/viewings/viewing-drafts'

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
  feedbackDrafts.store(feedbackKey('inquiry:a', 'v1'), { feedback: 'interested', note: 'Liked it', sequence: 1 })
  feedbackDrafts.store(feedbackKey('inquiry:b', 'v2'), { feedback: '', note: 'Later', sequence: 1 })
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
