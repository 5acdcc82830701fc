import { describe, expect, it } from 'vitest'
import {
  type Imported,
  importCounts,
  importFailure,
  importInParts,
  importParts,
} from '../../../../src/domain/feed/import-parts'
import { failed, type Result, success } from '../../../../src/lib/http/result'

const listing = (id: string) => ({ id, updated_at: '', row: { title: id }, record: {}, media: {}, protect: [] })
const payload = (create: number, change: number, withdraw: number) => ({
  branch: '99999',
  create: Array.from({ length: create }, (_, n) => ({ row: { title: `new ${n}` }, record: {}, media: {} })),
  change: Array.from({ length: change }, (_, n) => listing(`changed ${n}`)),
  withdraw: Array.from({ length: withdraw }, (_, n) => ({ id: `gone ${n}`, updated_at: '' })),
})
const sizes = (parts: ReturnType<typeof importParts>) =>
  parts.map(({ create, change, withdraw }) => [create.length, change.length, withdraw.length])

describe('The parts of an import', () => {
  it('are one for an ordinary feed, and none without changes', () => {
    expect(sizes(importParts(payload(900, 900, 200)))).toEqual([[900, 900, 200]])
    expect(importParts(payload(0, 0, 0))).toEqual([])
  })
  it('have at most 2,000 listings, and withdraw last', () =>
    expect(sizes(importParts(payload(2500, 1000, 700)))).toEqual([
      [2000, 0, 0],
      [500, 1000, 500],
      [0, 0, 200],
    ]))
  it('stay below the request size limit, in bytes', () => {
    const bytes = 1000
    const parts = importParts(
      { ...payload(0, 0, 0), change: Array.from({ length: 9 }, (_, n) => listing(`${'é'.repeat(100)}${n}`)) },
      { listings: 100, bytes },
    )
    expect(parts.length).toBeGreaterThan(1)
    for (const { change } of parts) expect(Buffer.byteLength(JSON.stringify(change))).toBeLessThan(bytes + 20)
    expect(parts.flatMap(({ change }) => change)).toHaveLength(9)
  })
})

describe('An import in parts', () => {
  const parts = importParts(payload(2000, 2000, 2000))
  const run = async (results: Result<Imported>[]) => {
    const sent: string[] = []
    const outcome = await importInParts(
      parts,
      () => Promise.resolve(results[sent.length - 1]!),
      (number, all) => sent.push(`Part ${number} of ${all}`),
    )
    return { sent, outcome, says: importFailure(outcome, 'Choose the file again') }
  }
  const stored = (counts: Omit<Imported, 'conflicts'>) => success({ conflicts: [], ...counts })

  it('totals the counts of all parts', async () => {
    const { sent, outcome } = await run([
      stored({ created: 2000 }),
      stored({ changed: 2000 }),
      stored({ withdrawn: 2000 }),
    ])
    expect(sent).toEqual(['Part 1 of 3', 'Part 2 of 3', 'Part 3 of 3'])
    expect([importCounts(outcome), outcome.failure]).toEqual(['2000 new, 2000 changed, 2000 withdrawn', null])
  })
  it('stops at a part with concurrent changes, withdraws nothing, and reports its progress', async () => {
    const { sent, outcome, says } = await run([stored({ created: 2000 }), success({ conflicts: ['1'] })])
    expect([sent.length, outcome.withdrawn]).toEqual([2, 0])
    expect(says).toBe(
      'Part 2 of 3 was not imported. 1 listing changed since the file was compared. ' +
        'Part 1 is imported: 2000 new, 0 changed, 0 withdrawn. ' +
        'Choose the file again to import the rest.',
    )
  })
  it('reports a refused part', async () =>
    expect((await run([failed('refused', 'It took too long')])).says).toBe(
      'Part 1 of 3 was not imported. It took too long. No earlier part was imported. ' +
        'Choose the file again to import the rest.',
    ))
  it('reports an unknown result for a part without a response', async () =>
    expect((await run([stored({}), stored({}), failed('unreachable', '')])).says).toMatch(
      /^Part 3 of 3 may or may not be imported\. The server did not answer\. .+ Parts 1 to 2 are imported/,
    ))
  it('is all or nothing if it is one part', () => {
    const outcome = { parts: 1, stored: 0, created: 0, changed: 0, withdrawn: 0 }
    expect(importFailure({ ...outcome, failure: { kind: 'conflict', count: 2 } }, 'Run it again')).toBe(
      'Nothing was imported. 2 listings changed since the file was compared. ' +
        'Run it again. The listings are compared again.',
    )
  })
})
