import { type DiaryRow, diaryFeed } from '../../../src/domain/email/diary-feed.ts'
import { functionPaths, functionsPath } from '../../../src/paths.ts'
import { agency } from '#agency/agency.ts'
import { fileResponse, textResponse } from '../_shared/responses.ts'
import type { Settings } from '../_shared/settings.ts'
import { logFault, visitorRpc } from '../_shared/visitor-rpc.ts'

/** The key in a private calendar address, or null. Supabase removes `/functions/v1` from the path. */
export function calendarKey(pathname: string): string | null {
  const [key = ''] = /[0-9a-f]{64}/.exec(pathname) ?? []
  const path = functionPaths.calendar(key)
  return key && [path, functionsPath + path].includes(pathname) ? key : null
}

const nothing = () => textResponse(404, 'There is nothing at this address.')

/** Returns the diary to a calendar program, which has no API key and no session. The address contains the key. */
export async function handle(request: Request, settings: Settings): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return textResponse(405, 'Read this calendar with GET.', { allow: 'GET, HEAD' })
  const key = calendarKey(new URL(request.url).pathname)
  if (!key) return nothing()
  try {
    const response = await visitorRpc(settings, 'calendar_feed', { key })
    const data = (await response.json()) as DiaryRow[] | { code?: string }
    if (response.ok) return fileResponse('text/calendar; charset=utf-8', diaryFeed(data as DiaryRow[], agency.url))
    // An unknown key and the key of an ended account get the same response.
    if ('code' in data && data.code === '42501') return nothing()
    logFault('calendar_feed', `the database answered ${response.status}`)
  } catch (error) {
    logFault('calendar_feed', error)
  }
  return textResponse(502, 'The calendar cannot be read just now. Please try again in a minute.')
}
