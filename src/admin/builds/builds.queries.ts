import { runQuery } from '../../lib/http/admin-query'
import { mapResult, type Result } from '../../lib/http/result'
import { supabase } from '../../lib/http/supabase'
import type { BuildState } from './builds'

const moment = (iso: string | null) => (iso ? new Date(iso) : null)
const outcomes = ['calling', 'accepted', 'failed'] as const

/** The state of builds; null for anyone who is not staff. */
export async function readBuilds(): Promise<Result<BuildState | null>> {
  return mapResult(await runQuery(supabase().rpc('build_state')), ({ data }) => {
    const row = data?.[0]
    return row
      ? {
          host: row.hook_host,
          outcome: outcomes.find((outcome) => outcome === row.state) ?? null,
          error: row.error,
          lastRequestAt: moment(row.called_at),
          waitingSince: moment(row.waiting_since),
          dueBy: moment(row.due_by),
        }
      : null
  })
}

/** Sets or replaces the build hook; null removes it. */
export const setHook = (address: string | null): Promise<Result<unknown>> =>
  runQuery(supabase().rpc('set_build_hook', { address: address as string }))

/** Requests a build without changes. */
export const requestBuild = (): Promise<Result<unknown>> => runQuery(supabase().rpc('request_build'))
