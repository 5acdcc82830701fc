import { runQuery } from '../../lib/http/admin-query'
import { mapped, type Result } from '../../lib/http/result'
import { supabase } from '../../lib/http/supabase'
import type { Assignee } from './assignees'

/** All current and former staff, by name. */
export const readAssignees = async (): Promise<Result<Assignee[]>> =>
  mapped(await runQuery(supabase().from('staff').select('user_id,name,role,ended_at').order('user_id')), ({ data }) =>
    (data ?? [])
      .map(({ user_id: id, name, role, ended_at: endedAt }) => ({
        id,
        name,
        ended: endedAt !== null,
        reader: role === 'reader',
      }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en-GB')),
  )
