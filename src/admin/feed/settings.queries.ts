import { queryOptions } from '@tanstack/react-query'
import { type PublishSettings, publishSettings } from '../../domain/feed/publish-settings'
import { runQuery } from '../../lib/http/admin-query'
import { failed, mapResult, type Result, success } from '../../lib/http/result'
import { supabase } from '../../lib/http/supabase'
import { unwrap } from '../query/request-error'

/** How imported listings are published. */
export const settingsQuery = queryOptions({
  queryKey: ['feed', 'settings'],
  queryFn: async () =>
    unwrap(
      mapResult(
        await runQuery(supabase().from('feed_settings').select('publish_waiting,letting_facts').maybeSingle()),
        ({ data }) => publishSettings(data),
      ),
    ),
})

/** Stores the settings; only administrators may. */
export async function saveSettings({ waiting, lettingFacts }: PublishSettings): Promise<Result<null>> {
  const result = await runQuery(
    supabase()
      .from('feed_settings')
      .update({ publish_waiting: waiting, letting_facts: lettingFacts })
      .eq('id', true)
      .select('id'),
  )
  if (!result.ok) return result
  return result.value.data?.length === 0 ? failed('refused', 'Only administrators can change this.') : success(null)
}
