import { queryOptions } from '@tanstack/react-query'
import { type PublishSettings, publishSettings } from '../../domain/feed/publish-settings'
import { supabase } from '../../lib/http/supabase'
import { request, requestChange } from '../query/request'

const settings = () => supabase().from('feed_settings')

/** How imported listings are published. */
export const settingsQuery = queryOptions({
  queryKey: ['feed', 'settings'],
  queryFn: async () => publishSettings(await request(settings().select('publish_waiting,letting_facts').maybeSingle())),
})

/** Stores changed settings; only administrators may. Those that are missing keep what somebody else may have stored. */
export const saveSettings = ({ waiting, lettingFacts }: Partial<PublishSettings>) =>
  requestChange(
    settings()
      .update({
        ...(waiting !== undefined && { publish_waiting: waiting }),
        ...(lettingFacts && { letting_facts: lettingFacts }),
      })
      .eq('id', true)
      .select('id'),
    { action: 'change feeds', by: 'administrators' },
  )
