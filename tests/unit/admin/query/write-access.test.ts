import { afterEach, describe, expect, it } from 'vitest'
import {
  accountOf,
  forbidden,
  forgetResponses,
  noResponse,
  responseOf,
  supabaseClient,
  withResponses,
} from './responses'

afterEach(forgetResponses)

const ended = 'Your session has ended. Sign in, then try again.'
const mayNot = (action: string) => `Your account may no longer ${action}.`
const viewing = { id: 'v', sequence: 3 }

/** Writes of the admin that row-level security refuses by changing no row, each with what it may no longer do. */
const writes: Record<string, { action: string; write: () => Promise<unknown> }> = {
  'the deletion of viewing hours': {
    action: 'change viewing hours',
    write: async () =>
      (await import('../../../../src/admin/viewing-hours/viewing-hours.queries')).deleteViewingHours('h'),
  },
  'a change of viewing hours': {
    action: 'change viewing hours',
    write: async () => {
      const { emptyHours } = await import('../../../../src/admin/viewing-hours/hours-values')
      const { changeViewingHours } = await import('../../../../src/admin/viewing-hours/viewing-hours.queries')
      return changeViewingHours('h', emptyHours, { ...emptyHours, opens: '08:00' })
    },
  },
  'the withdrawal of an invitation': {
    action: 'change staff accounts',
    write: async () => (await import('../../../../src/admin/staff/staff.queries')).withdrawInvitation('i'),
  },
  'a change of the site’s content': {
    action: 'change the content of the site',
    write: async () => {
      const { defaultContent } = await import('../../../../src/domain/site-content/site-content')
      const { saveSiteContent } = await import('../../../../src/admin/site-content/site-content.queries')
      return saveSiteContent({ ...defaultContent, notice: 'We are moving.' }, 'now')
    },
  },
  'the cancellation of a viewing': {
    action: 'change viewings',
    write: async () => (await import('../../../../src/admin/viewings/viewings.queries')).cancelViewing(viewing),
  },
  'feedback on a viewing': {
    action: 'change viewings',
    write: async () =>
      (await import('../../../../src/admin/viewings/viewings.queries')).giveFeedback({
        ...{ ...viewing, feedback: 'interested', note: '' },
      }),
  },
  'the missing facts of a feed’s home': {
    action: 'change listings',
    write: async () =>
      (await import('../../../../src/admin/feed/gaps.queries')).saveGaps({ id: 'l', updatedAt: 'now' } as never, {}),
  },
  'the address of a feed': {
    action: 'change feeds',
    write: async () => (await import('../../../../src/admin/feed/sources.queries')).removeSource('f'),
  },
  'how feeds are published': {
    action: 'change feeds',
    write: async () => (await import('../../../../src/admin/feed/settings.queries')).saveSettings({ waiting: true }),
  },
  'a second note on an enquiry': {
    action: 'change enquiries',
    write: async () => {
      const { saveFollowUp } = await import('../../../../src/admin/enquiries/inbox.queries')
      const base = { state: 'new', note: 'Rang.', assignedTo: '' } as const
      const enquiry = { ...base, kind: 'inquiry', id: 'e', version: 1 } as never
      return saveFollowUp(enquiry, base, { ...base, note: 'Rang twice.' })
    },
  },
}

describe.each(Object.entries(writes))('Without any row changed, %s', (_what, { action, write }) => {
  it('says that the session ended', async () => {
    const { $session } = await withResponses({ staff: [responseOf(null)] })
    await expect(write()).rejects.toThrow(ended)
    expect($session.get().status).toBe('expired')
  })
  it('says that the account may no longer do it', async () => {
    await withResponses({ staff: [accountOf('reader')] })
    await expect(write()).rejects.toThrow(mayNot(action))
  })
  it('is not known without a response', async () => {
    await withResponses({ staff: [noResponse, noResponse] })
    await expect(write()).rejects.toMatchObject({ failure: { kind: 'unreachable' } })
  })
})

describe('A write that changes no row, of an account that may write,', () => {
  const administrator = () => accountOf('administrator')
  it('deletes hours that a colleague has deleted', async () => {
    await withResponses({ staff: [administrator()] })
    await expect(writes['the deletion of viewing hours']!.write()).resolves.toBeUndefined()
  })
  it('finds no invitation that was accepted', async () => {
    await withResponses({ staff: [administrator()] })
    expect(await writes['the withdrawal of an invitation']!.write()).toBe(false)
  })
  it('changes no hours that a colleague has deleted', async () => {
    await withResponses({ staff: [administrator()] })
    await expect(writes['a change of viewing hours']!.write()).rejects.toMatchObject({
      failure: { hint: 'hours-deleted' },
    })
  })
  it('changes no viewing that was erased with its enquiry', async () => {
    await withResponses({ staff: [administrator()] })
    await expect(writes['the cancellation of a viewing']!.write()).rejects.toMatchObject({
      failure: { hint: 'enquiry-erased' },
    })
  })
  it('keeps the content that somebody else has changed since', async () => {
    const row = { notice: 'Theirs', updated_at: 'later' }
    await withResponses({ staff: [administrator()], site_content: [responseOf([]), responseOf(row)] })
    expect(await writes['a change of the site’s content']!.write()).toMatchObject({ theirs: { version: 'later' } })
  })
  it('does not blame somebody else for content that nobody has changed', async () => {
    const row = { notice: '', updated_at: 'now' }
    await withResponses({ staff: [administrator()], site_content: [responseOf([]), responseOf(row)] })
    await expect(writes['a change of the site’s content']!.write()).rejects.toThrow()
  })
})

describe('A forbidden write', () => {
  const request = () => import('../../../../src/admin/query/request')
  it('says that the session ended, or that the account may no longer do it', async () => {
    await withResponses({ viewing_hours: [forbidden, forbidden], staff: [accountOf('reader'), responseOf(null)] })
    const { addViewingHours } = await import('../../../../src/admin/viewing-hours/viewing-hours.queries')
    const { emptyHours } = await import('../../../../src/admin/viewing-hours/hours-values')
    await expect(addViewingHours('h', emptyHours)).rejects.toThrow(mayNot('change viewing hours'))
    await expect(addViewingHours('h', emptyHours)).rejects.toThrow(ended)
  })
  it('keeps the database’s reason for an account that may write', async () => {
    await withResponses({ any: [forbidden], staff: [accountOf('negotiator')] })
    const { supabase } = await import(supabaseClient)
    await expect((await request()).request(supabase().from('any'))).rejects.toThrow('permission denied')
  })
  it('names the role of a function for administrators', async () => {
    const onlyAdministrators = { ...forbidden.error!, hint: 'administrators-only' }
    await withResponses({ erase: [{ ...forbidden, error: onlyAdministrators }], staff: [accountOf('negotiator')] })
    const { supabase } = await import(supabaseClient)
    await expect((await request()).request(supabase().rpc('erase'))).rejects.toThrow(mayNot('do this'))
  })
})

it('Nothing is read or written while the sign-in lies above the screen', async () => {
  const { requested, $session } = await withResponses({})
  $session.set({ status: 'expired' })
  const { readViewingHours } = await import('../../../../src/admin/viewing-hours/viewing-hours.queries')
  await expect(readViewingHours()).rejects.toMatchObject({ failure: { kind: 'refused' } })
  expect(requested).toEqual([])
})

describe('A listing', () => {
  const queries = () => import('../../../../src/admin/listings/listing.queries')
  const stored = { id: 'l', updated_at: 'now' }
  const row = { title: 'A', slug: 'a', status: 'draft' } as never
  const noRow = () => responseOf([])

  it('is not updated by an account that may no longer change listings', async () => {
    await withResponses({ properties: [responseOf(stored), noRow()], staff: [accountOf('reader')] })
    await expect((await queries()).updateProperty('l', row)).rejects.toThrow(
      'Failed to update property: your account may no longer change listings.',
    )
  })
  it('is not deleted by an account that may no longer delete listings', async () => {
    await withResponses({ properties: [responseOf(stored), noRow()], staff: [accountOf('negotiator')] })
    await expect((await queries()).deleteProperty('l')).rejects.toThrow(
      'Failed to delete property: your account may no longer delete listings.',
    )
  })
  it('is neither updated nor reported as missing once the session has ended', async () => {
    await withResponses({ properties: [responseOf(null)], staff: [responseOf(null)] })
    await expect((await queries()).updateProperty('l', row)).rejects.toThrow(
      'Failed to verify property exists: your session has ended. Sign in, then try again.',
    )
  })
  it('that a colleague changes during the update is a conflict', async () => {
    const theirs = { ...stored, updated_at: 'later' }
    await withResponses({
      properties: [responseOf(stored), noRow(), responseOf(theirs)],
      staff: [accountOf('negotiator')],
    })
    expect(await (await queries()).updateProperty('l', row, 'now')).toEqual({ row: theirs, isConflict: true })
  })
  it('that is not there is reported as missing', async () => {
    await withResponses({ properties: [responseOf(null)], staff: [accountOf('negotiator')] })
    await expect((await queries()).updateProperty('l', row)).rejects.toThrow('Property with ID l not found')
  })
})
