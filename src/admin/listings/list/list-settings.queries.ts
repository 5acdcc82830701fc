import * as v from 'valibot'
import { supabase } from '../../../lib/http/supabase'
import { request, requestRows } from '../../query/request'

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
export async function readSettings(): Promise<ListSettings> {
  const [stored] = await requestRows(supabase().from('staff_settings').select('list_columns,saved_filters').limit(1))
  const saved = v.safeParse(v.array(savedSchema), stored?.saved_filters ?? [])
  return { columns: stored?.list_columns ?? null, saved: saved.success ? saved.output : [] }
}

export const storeSettings = (userId: string, { columns, saved }: ListSettings) =>
  request(
    supabase()
      .from('staff_settings')
      .upsert({
        user_id: userId,
        list_columns: columns,
        saved_filters: saved.map(({ name, search }) => ({ name, search })),
      }),
  )
