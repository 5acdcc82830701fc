import { describe, expect, it } from 'vitest'
import { type ChangeOutcome, type EnquiryChange, maxAtOnce } from '../../../../src/admin/enquiries/change-enquiries'
import { changeQueue } from '../../../../src/admin/enquiries/change-queue'
import { enquiry } from './enquiry'

const change = (id: string, after: EnquiryChange['after'] = { state: 'closed' }) => ({
  enquiry: enquiry({ id }),
  after,
})
const changes = (prefix: string, count: number) => Array.from({ length: count }, (_, n) => change(`${prefix}${n}`))
const outcome = (id: string): ChangeOutcome => ({ kind: 'message', id, outcome: 'changed', hint: '', stored: null })
const settle = () => new Promise((resolve) => setTimeout(resolve, 2))

/** A queue, and the requests that a test ends. */
function startQueue() {
  const sent: { ids: string[]; changes: readonly EnquiryChange[]; end: (error?: Error) => Promise<void> }[] = []
  const add = changeQueue((request) => {
    const ids = request.map((each) => each.enquiry.id)
    const { promise, resolve, reject } = Promise.withResolvers<ChangeOutcome[]>()
    const end = async (error?: Error) => {
      if (error) reject(error)
      else resolve(ids.map(outcome))
      await settle()
    }
    sent.push({ ids, changes: request, end })
    return promise
  })
  return { add, sent }
}

describe('A queue of changes', () => {
  it('sends those made during a request together, each enquiry once, and each gets its own outcome', async () => {
    const { add, sent } = startQueue()
    const all = [
      add([change('a')]),
      add([change('a', { state: 'contacted' })]),
      add([change('a', { assignedTo: 'tom' }), change('b')]),
    ]
    await sent[0]!.end()
    expect(sent.map(({ ids }) => ids)).toEqual([['a'], ['a', 'b']])
    expect(sent[1]!.changes[0]?.after).toEqual({ state: 'contacted', assignedTo: 'tom' })
    await sent[1]!.end()
    const ids = (await Promise.all(all)).map((outcomes) => outcomes.map(({ id }) => id))
    expect(ids).toEqual([['a'], ['a'], ['a', 'b']])
  })

  it('continues after a failure, which concerns its own request only', async () => {
    const { add, sent } = startQueue()
    const first = add([change('a')])
    const second = add([change('b')])
    const failure = expect(first).rejects.toThrow('no connection')
    await sent[0]!.end(new Error('no connection'))
    await failure
    await sent[1]!.end()
    expect(await second).toEqual([outcome('b')])
    void add([change('c')])
    expect(sent.at(-1)?.ids).toEqual(['c'])
  })

  it('sends no more at once than the database takes', async () => {
    const { add, sent } = startQueue()
    void add([change('a')])
    for (const prefix of ['b', 'c', 'd']) void add(changes(prefix, maxAtOnce / 2))
    void add(changes('e', maxAtOnce))
    for (let n = 0; n < 4; n++) await sent[n]!.end()
    expect(sent.map(({ ids }) => ids.length)).toEqual([1, maxAtOnce, maxAtOnce / 2, maxAtOnce])
  })
})
