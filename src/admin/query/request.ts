import { runQuery } from '../../lib/http/admin-query'
import { errorKey, errorKind, violatedConstraint } from '../../lib/http/database-error'
import { failureOf, unwrap } from './request-error'
import { type Access, requireWriteAccess } from './write-access'

type Query<Data> = Parameters<typeof runQuery<Data>>[0]

/**
 * The data of a query's response.
 * @param access what a refusal for want of a right means
 * @throws RequestError if the request failed
 */
export async function request<Data>(query: Query<Data>, access?: Access): Promise<Data | null> {
  const result = await runQuery(query)
  if (!result.ok && errorKind(result.failure) === 'forbidden') {
    const onlyAdministrators = errorKey(result.failure) === 'administrators-only'
    await requireWriteAccess({ ...(onlyAdministrators && { by: 'administrators' }), ...access })
  }
  return unwrap(result).data
}

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
export async function requestInsert(query: Query<null>, access: Access): Promise<boolean> {
  try {
    await request(query, access)
    return true
  } catch (error) {
    if (violatedConstraint(failureOf(error))?.endsWith('_pkey')) return false
    throw error
  }
}

/**
 * The first row that an update or deletion changed, which returns them. Null if it changed none although the account
 * may: the row is gone, or has another version.
 * @throws RequestError if the request failed, the session has ended, or the account may not
 */
export async function requestChange<Row>(query: Query<Row[]>, access: Access): Promise<Row | null> {
  const [row] = (await request(query, access)) ?? []
  if (row === undefined) await requireWriteAccess(access)
  return row ?? null
}
