import { useStore } from '@nanostores/react'
import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { $account } from '../../../lib/http/admin-session'
import { supabase } from '../../../lib/http/supabase'
import { queryClient } from '../../query/query-client'
import { request, requestRows } from '../../query/request'
import { refusal } from '../../query/request-error'
import { useRead } from '../../query/use-read'
import { $problem } from './list.store'

/** A saved filter: the list's query string. */
const savedSchema = v.object({ name: v.string(), search: v.string() })
type SavedFilters = v.InferOutput<typeof savedSchema>[]

/** An account's list settings. */
interface ListSettings {
  /** The chosen columns; null for the default. */
  columns: string[] | null
  /** Null until loaded. */
  saved: SavedFilters | null
}
interface SettingsChange {
  columns?: string[] | null
  /** Applied to what is stored, because another tab may have saved filters too. */
  changeSaved?: (saved: SavedFilters) => SavedFilters
}

/** The account's settings; stored values are validated. */
async function readSettings(): Promise<ListSettings> {
  const [stored] = await requestRows(supabase().from('staff_settings').select('list_columns,saved_filters').limit(1))
  const saved = v.safeParse(v.array(savedSchema), stored?.saved_filters ?? [])
  return { columns: stored?.list_columns ?? null, saved: saved.success ? saved.output : [] }
}

/**
 * Stores the changed settings of an account, and leaves the others as stored. Refused without an account, such as after
 * the end of a session.
 * @returns the saved filters, if they are changed
 */
export async function storeSettings(
  account: { id: string } | null | undefined,
  { columns, changeSaved }: SettingsChange,
) {
  if (!account) throw refusal('Nobody is signed in.')
  const saved = changeSaved?.((await readSettings()).saved ?? [])
  await request(
    supabase()
      .from('staff_settings')
      .upsert({
        user_id: account.id,
        ...(columns !== undefined && { list_columns: columns }),
        ...(saved && { saved_filters: saved.map(({ name, search }) => ({ name, search })) }),
      }),
  )
  return saved
}

const settingsKey = ['list-settings']
const defaults: ListSettings = { columns: null, saved: null }
const current = () => queryClient.getQueryData<ListSettings>(settingsKey) ?? defaults

/**
 * The account's list settings, and their change. Defaults until loaded, or if loading fails: then no filter can be
 * saved, because the saved ones are stored as one list.
 */
export function useSettings() {
  const account = useStore($account)
  const { data = defaults } = useRead(settingsKey, readSettings, { staleTime: Infinity })
  const { mutate } = useMutation({
    mutationFn: (changes: SettingsChange) => storeSettings(account, changes),
    scope: { id: 'list-settings' },
    onMutate: ({ columns = current().columns, changeSaved }) =>
      queryClient.setQueryData(settingsKey, {
        columns,
        saved: changeSaved ? changeSaved(current().saved ?? []) : current().saved,
      }),
    onSuccess: (saved) => saved && queryClient.setQueryData(settingsKey, { ...current(), saved }),
    // A refused choice stays on the screen.
    onError: () => $problem.set('Your choice could not be saved. It lasts until you leave this page.'),
  })
  return { ...data, change: mutate }
}
