import * as v from 'valibot'
import { supabase } from '../../lib/http/supabase'
import { request, requestRows } from '../query/request'
import { type BuildState, buildStateSchema } from './builds'

/** The state of builds; null for anyone who is not staff. */
export async function readBuilds(): Promise<BuildState | null> {
  const [row] = await requestRows(supabase().rpc('build_state'))
  return row ? v.parse(buildStateSchema, row) : null
}

/** Sets or replaces the build hook; null removes it. */
export const setHook = (address: string | null) =>
  request(supabase().rpc('set_build_hook', { address: address as string }))

/** Requests a build without changes. */
export const requestBuild = () => request(supabase().rpc('request_build'))
