import { expect, it } from 'vitest'
import { exportPages } from '../../../../src/admin/enquiries/export-pages'
import { enquiry } from './enquiry'

/** Enquiries, newest first: for each count, as many with one timestamp. */
const rowsOf = (counts: readonly number[]) =>
  counts.flatMap((count, day) =>
    Array.from({ length: count }, (_, n) => enquiry({ id: `${day}-${n}`, createdAt: `2026-07-${30 - day}` })),
  )

it.each([
  ['different timestamps', Array.from({ length: 15 }, () => 100), true],
  ['one timestamp for more than two pages', [150, 3400, 2100, 30], true],
  ['one timestamp for all', [3200], true],
  ['another order', [150, 3400, 2100, 30], false],
])('An export of rows with %s contains each once', async (_rows, counts, byTime) => {
  const rows = rowsOf(counts)
  const written: string[] = []
  const read = ({ since, from, size }: { since: string | undefined; from: number; size: number }) => {
    const rest = since === undefined ? rows : rows.filter(({ createdAt }) => createdAt <= since)
    return Promise.resolve(rest.slice(from, from + size))
  }
  for await (const page of exportPages(read, byTime)) written.push(...page.map(({ id }) => id))
  expect(written).toEqual(rows.map(({ id }) => id))
})
