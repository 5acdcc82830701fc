import { toText } from '../../lib/format/to-text'
import { channels } from './add-enquiry'

// Where an enquiry came from, in words. Pure.

/** `Phone call, added by staff`; `Page /rent, campaign newsletter, autumn`. */
export function sourceText(source: unknown): string {
  const part = (name: string) => toText((source as Record<string, unknown> | null)?.[name])
  const channel = channels.find(({ value }) => value === part('channel'))
  if (channel) return `${channel.label}, added by staff`
  const campaign = ['utm_source', 'utm_medium', 'utm_campaign'].map(part).filter(Boolean).join(', ')
  return [part('page') && `Page ${part('page')}`, campaign && `campaign ${campaign}`].filter(Boolean).join(', ')
}
