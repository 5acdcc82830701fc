import { runQuery } from '../../lib/http/admin-query'
import { violatedConstraint } from '../../lib/http/database-error'
import { refusal, unwrap } from './request-error'

type Query<Data> = Parameters<typeof runQuery<Data>>[0]

/**
 * The data of a query's response.
 * @throws RequestError if the request failed
 */
export const request = async <Data>(query: Query<Data>): Promise<Data | null> => unwrap(await runQuery(query)).data

/** The rows of a query's response. */
export const requestRows = async <Row>(query: Query<Row[]>): Promise<Row[]> => (await request(query)) ?? []

/** The number of a query's rows. */
export const requestCount = async (query: Query<unknown>): Promise<number> => unwrap(await runQuery(query)).count

/** Hosted Supabase's row limit per response. */
export const maxRows = 1000

/** All rows of a query, page by page. */
export async function requestAllRows<Row>(page: (from: number, to: number) => Query<Row[]>): Promise<Row[]> {
  const rows: Row[] = []
  for (;;) {
    const next = await requestRows(page(rows.length, rows.length + maxRows - 1))
    rows.push(...next)
    if (next.length < maxRows) return rows
  }
}

/** Awaits an insert. False if a row with its key exists, which may be our own unacknowledged one. */
export async function requestInsert(query: Query<null>): Promise<boolean> {
  const result = await runQuery(query)
  if (!result.ok && violatedConstraint(result.failure)?.endsWith('_pkey')) return false
  unwrap(result)
  return true
}

/**
 * Awaits a write that returns the rows that it changed.
 * @param message the refusal if it changed none
 */
export async function requestChange(query: Query<unknown[]>, message: string, hint?: string): Promise<void> {
  if ((await request(query))?.length === 0) throw refusal(message, hint)
}
