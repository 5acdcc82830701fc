import * as v from 'valibot'
import { runQuery } from '../../../lib/http/admin-query'
import { mapResult, type Result } from '../../../lib/http/result'
import { supabase } from '../../../lib/http/supabase'

/** A saved filter: the list's query string. */
const savedSchema = v.object({ name: v.string(), search: v.string() })
type SavedFilter = v.InferOutput<typeof savedSchema>

/** An account's list settings. */
export interface ListSettings {
  /** The chosen columns; null for the default. */
  columns: string[] | null
  saved: SavedFilter[]
}

/** The account's settings; stored values are validated. */
export const readSettings = async (): Promise<Result<ListSettings>> =>
  mapResult(
    await runQuery(supabase().from('staff_settings').select('list_columns,saved_filters').limit(1)),
    ({ data }) => {
      const stored = data?.[0]
      const saved = v.safeParse(v.array(savedSchema), stored?.saved_filters ?? [])
      return { columns: stored?.list_columns ?? null, saved: saved.success ? saved.output : [] }
    },
  )

export const storeSettings = async (userId: string, { columns, saved }: ListSettings): Promise<Result<unknown>> =>
  runQuery(
    supabase()
      .from('staff_settings')
      .upsert({
        user_id: userId,
        list_columns: columns,
        saved_filters: saved.map(({ name, search }) => ({ name, search })),
      }),
  )
