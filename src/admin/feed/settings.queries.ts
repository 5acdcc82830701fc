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

/** Stores the settings; only administrators may. */
export const saveSettings = ({ waiting, lettingFacts }: PublishSettings) =>
  requestChange(
    settings().update({ publish_waiting: waiting, letting_facts: lettingFacts }).eq('id', true).select('id'),
    'Only administrators can change this.',
  )
