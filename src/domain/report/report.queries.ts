import { queryResult, rest } from '../../lib/http/rest'
import { mapResult, type Result } from '../../lib/http/result'
import type { OwnerReport } from './owner-report'
import { parseReport } from './parse-report'

/** The report of a secret address; null if it is unknown, has expired or was revoked. */
export const reportByToken = async (token: string): Promise<Result<OwnerReport | null>> =>
  mapResult(await queryResult<unknown>(rest().rpc('owner_report', { token })), parseReport)
