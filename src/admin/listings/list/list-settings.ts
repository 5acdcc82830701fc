import { useStore } from '@nanostores/react'
import { useMutation } from '@tanstack/react-query'
import { $account } from '../../../lib/http/admin-session'
import { queryClient } from '../../query/query-client'
import { useRead } from '../../query/use-read'
import { $problem } from './list.store'
import { type ListSettings, readSettings, storeSettings } from './list-settings.queries'

const settingsKey = ['list-settings']
const defaults: ListSettings = { columns: null, saved: [] }
const current = () => queryClient.getQueryData<ListSettings>(settingsKey) ?? defaults

/** The account's list settings, and their change. Defaults until loaded, or if loading fails. */
export function useSettings() {
  const account = useStore($account)
  const { data } = useRead(settingsKey, readSettings, { staleTime: Infinity })
  const { mutate } = useMutation({
    mutationFn: async (changes: Partial<ListSettings>) =>
      account && storeSettings(account.id, { ...current(), ...changes }),
    onMutate: (changes) => queryClient.setQueryData(settingsKey, { ...current(), ...changes }),
    // A refused choice stays on the screen.
    onError: () => $problem.set('Your choice could not be saved. It lasts until you leave this page.'),
  })
  return { ...(data ?? defaults), change: mutate }
}
