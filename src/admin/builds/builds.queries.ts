import { supabase } from '../../lib/http/supabase'
import { request, requestRows } from '../query/request'
import type { BuildState } from './builds'

const toDate = (iso: string | null) => (iso ? new Date(iso) : null)
const outcomes = ['calling', 'accepted', 'failed'] as const

/** The state of builds; null for anyone who is not staff. */
export async function readBuilds(): Promise<BuildState | null> {
  const [row] = await requestRows(supabase().rpc('build_state'))
  if (!row) return null
  return {
    host: row.hook_host,
    outcome: outcomes.find((outcome) => outcome === row.state) ?? null,
    error: row.error,
    lastRequestAt: toDate(row.called_at),
    waitingSince: toDate(row.waiting_since),
    dueBy: toDate(row.due_by),
  }
}

/** Sets or replaces the build hook; null removes it. */
export const setHook = (address: string | null) =>
  request(supabase().rpc('set_build_hook', { address: address as string }))

/** Requests a build without changes. */
export const requestBuild = () => request(supabase().rpc('request_build'))
