import { readData } from '../../lib/http/admin-query'
import { mapped, type Result } from '../../lib/http/result'
import { supabase } from '../../lib/http/supabase'
import type { Assignee } from './assignees'

/** All current and former staff, by name. */
export const readAssignees = async (): Promise<Result<Assignee[]>> =>
  mapped(await readData(supabase().from('staff').select('user_id,name,ended_at').order('user_id')), ({ data }) =>
    (data ?? [])
      .map(({ user_id: id, name, ended_at: endedAt }) => ({ id, name, ended: endedAt !== null }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en-GB')),
  )
