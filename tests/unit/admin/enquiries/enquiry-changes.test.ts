import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { changeRows, ChangeOutcome, EnquiryChange } from '../../../../src/admin/enquiries/change-enquiries'
import type { Enquiry } from '../../../../src/domain/enquiry/enquiry'
import { enquiry } from './enquiry'

const queries = '../../../../src/admin/enquiries/change-enquiries.queries'
// Without the library that shows toasts, which takes seconds to load.
const toasts = '../../../../src/admin/ui/toasts'
type Rows = ReturnType<typeof changeRows>
interface Sent {
  rows: Rows
  /** Null: without a connection. */
  respond: (outcomes: ChangeOutcome[] | null) => Promise<void>
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 5))
const one = enquiry({ kind: 'inquiry', version: 0 })
const other = enquiry({ kind: 'inquiry', id: '22222222-2222-4222-8222-222222222222', name: 'Chidi Obi' })
const listKey = ['enquiries', 'list', {}]
const oneKey = ['enquiries', 'one', `inquiry:${one.id}`]
const outcome = (changes: Partial<ChangeOutcome>): ChangeOutcome => ({
  ...{ kind: 'inquiry', id: one.id, outcome: 'changed', hint: '' },
  stored: { state: 'closed', assignedTo: '', version: 1 },
  ...changes,
})

/** The changes of enquiries, with the requests that a test responds to. */
async function startInbox(rows: readonly Enquiry[]) {
  const sent: Sent[] = []
  const changeEnquiries = (changed: Rows) =>
    new Promise((resolve, reject) => {
      const respond = async (outcomes: ChangeOutcome[] | null) => {
        if (outcomes) resolve(outcomes)
        else reject(new RequestError({ kind: 'unreachable', message: 'no connection' }))
        await settle()
      }
      sent.push({ rows: changed, respond })
    })
  let undo: (() => void) | undefined
  const messages: string[] = []
  const showToast = (message: string, options?: { action: { onPress: () => void } }) => {
    messages.push(message)
    undo = options?.action.onPress
  }
  vi.doMock(queries, () => ({ changeEnquiries }))
  vi.doMock(toasts, () => ({ showToast, closeReplacedToast: () => (undo = undefined) }))
  vi.resetModules()
  const { RequestError } = await import('../../../../src/admin/query/request-error')
  const { queryClient } = await import('../../../../src/admin/query/query-client')
  const { $changeProblem, changeEnquiries: change } = await import('../../../../src/admin/enquiries/enquiry-changes')
  const data = await import('../../../../src/admin/enquiries/inbox-data')
  queryClient.setQueryData(listKey, { enquiries: rows, count: rows.length })
  const shown = () => queryClient.getQueryData<{ enquiries: Enquiry[] }>(listKey)!.enquiries
  return {
    ...{ sent, messages, queryClient, data, shown, problem: () => $changeProblem.get() },
    states: () => shown().map(({ state, assignedTo }) => `${state} ${assignedTo}`.trim()),
    change: async (enquiries: readonly Enquiry[], after: EnquiryChange['after']) => {
      change(enquiries, after)
      await settle()
    },
    undo: async () => {
      undo?.()
      await settle()
    },
    close: () => {
      queryClient.clear()
      vi.doUnmock(queries)
      vi.doUnmock(toasts)
      vi.resetModules()
    },
  }
}

describe('Changes of enquiries', () => {
  let inbox: Awaited<ReturnType<typeof startInbox>>
  beforeEach(async () => void (inbox = await startInbox([one, other])))
  afterEach(() => inbox.close())

  it('that wait for a response leave together, each over the stored version', async () => {
    const { change, sent, states } = inbox
    await change([one], { state: 'closed' })
    await change([one], { assignedTo: 'tom' })
    await change([one], { state: 'contacted' })
    await change([other], { state: 'closed' })
    expect(states()).toEqual(['contacted tom', 'closed'])
    expect(sent.map(({ rows }) => rows.length)).toEqual([1])
    await sent[0]!.respond([outcome({})])
    // The later changes stay on the screen.
    expect(states()).toEqual(['contacted tom', 'closed'])
    expect(sent[1]!.rows).toEqual([
      { kind: 'inquiry', id: one.id, version: 1, after: { state: 'contacted', assigned_to: 'tom' } },
      { kind: 'inquiry', id: other.id, version: 0, after: { state: 'closed' } },
    ])
    const stored = { state: 'contacted', assignedTo: 'tom', version: 2 } as const
    await sent[1]!.respond([outcome({ stored }), outcome({ id: other.id })])
    expect(inbox.shown().map(({ version }) => version)).toEqual([2, 1])
    expect([states(), sent.length, inbox.problem()]).toEqual([['contacted tom', 'closed'], 2, null])
  })

  it('that fail one after the other leave the stored values on the screen, and the list is read again', async () => {
    const { change, sent, states, queryClient } = inbox
    await change([one], { assignedTo: 'tom' })
    await change([one], { state: 'closed' })
    await sent[0]!.respond(null)
    expect(states()[0]).toBe('closed')
    expect(queryClient.getQueryState(listKey)?.isInvalidated).toBe(false)
    await sent[1]!.respond(null)
    expect(states()[0]).toBe('new')
    expect(queryClient.getQueryState(listKey)?.isInvalidated).toBe(true)
    expect(inbox.problem()).toEqual({
      title: 'The server did not answer.',
      lines: ['The change may have been stored. The list shows what is stored now.'],
    })
  })

  it('begin from the newest values, which Undo restores, and not from those of the selection', async () => {
    const { change, sent, queryClient, undo } = inbox
    // Selected, then opened and replied to.
    queryClient.setQueryData(oneKey, { ...one, state: 'contacted', version: 1 })
    await change([one], { state: 'closed' })
    expect(sent[0]!.rows[0]).toMatchObject({ version: 1 })
    await sent[0]!.respond([outcome({ stored: { state: 'closed', assignedTo: '', version: 2 } })])
    await undo()
    expect(sent[1]!.rows).toEqual([{ kind: 'inquiry', id: one.id, version: 2, after: { state: 'contacted' } }])
  })

  it('are announced with the name of the assignee', async () => {
    const { change, messages, sent, queryClient } = inbox
    queryClient.setQueryData(['accounts'], [{ id: 'tom', name: 'Tom Ashby', active: true, ended: false }])
    await change([one], { assignedTo: 'tom' })
    await sent[0]!.respond([outcome({ stored: { state: 'new', assignedTo: 'tom', version: 1 } })])
    expect(messages).toEqual(['Assigned to Tom Ashby: Adaeze Okafor'])
  })

  it('that were stored although their response was lost are no conflict', async () => {
    const { change, sent, states } = inbox
    await change([one, other], { state: 'closed' })
    const stored = { state: 'viewing_booked', assignedTo: '', version: 3 } as const
    await sent[0]!.respond([outcome({ outcome: 'conflict' }), outcome({ id: other.id, outcome: 'conflict', stored })])
    expect(states()).toEqual(['closed', 'viewing_booked'])
    expect(inbox.problem()?.lines).toEqual([
      'Chidi Obi: Somebody else changed it meanwhile. Its status is now Viewing booked.',
    ])
  })

  it('are made over a version that only a reply or a note has raised, and over nobody else’s status', async () => {
    const { change, sent, states } = inbox
    await change([one, other], { state: 'closed' })
    const [noted, booked] = [
      { state: 'new', assignedTo: '', version: 7 } as const,
      { state: 'viewing_booked', assignedTo: '', version: 3 } as const,
    ]
    await sent[0]!.respond([
      outcome({ outcome: 'conflict', stored: noted }),
      outcome({ id: other.id, outcome: 'conflict', stored: booked }),
    ])
    expect(sent[1]?.rows).toEqual([{ kind: 'inquiry', id: one.id, version: 7, after: { state: 'closed' } }])
    await sent[1]!.respond([outcome({ stored: { state: 'closed', assignedTo: '', version: 8 } })])
    expect([states(), inbox.shown()[0]?.version]).toEqual([['closed', 'viewing_booked'], 8])
    expect(inbox.problem()?.lines).toEqual([
      'Chidi Obi: Somebody else changed it meanwhile. Its status is now Viewing booked.',
    ])
  })

  it('are made over another version once, and then report the conflict', async () => {
    const { change, sent, states } = inbox
    await change([one], { state: 'closed' })
    for (const version of [7, 8])
      await sent.at(-1)!.respond([outcome({ outcome: 'conflict', stored: { state: 'new', assignedTo: '', version } })])
    expect([sent.length, states()[0]]).toEqual([2, 'new'])
    expect(inbox.problem()?.title).toBe('Not changed: 1 of 1 enquiry.')
  })
})

describe('An enquiry that was read', () => {
  it('updates its row in the list, unless the row is newer', async () => {
    const { data, shown, queryClient, close } = await startInbox([one, { ...other, version: 4 }])
    data.updateRow({ ...one, state: 'contacted', version: 1 })
    data.updateRow({ ...other, state: 'contacted', version: 3 })
    expect(shown().map(({ state, version }) => [state, version])).toEqual([
      ['contacted', 1],
      ['new', 4],
    ])
    queryClient.setQueryData(oneKey, one)
    expect(data.cachedEnquiry(`inquiry:${one.id}`)).toMatchObject({ version: 1 })
    close()
  })
})
