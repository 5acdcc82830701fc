import type { IncomingMessage, ServerResponse } from 'node:http'
import { calendarFeed } from '../../../src/domain/email/calendar.ts'
import { paths } from '../../../src/paths.ts'
import { site } from '../../../src/site.ts'
import { refuse } from './refuse.ts'

/** A viewing as the database gives it to whoever has a calendar's key. */
interface DiaryRow {
  id: string
  starts_at: string
  minutes: number
  kind: string
  state: string
  sequence: number
  updated_at: string
  note: string
  enquiry_id: string
  name: string
  phone: string
  title: string
  area: string
  address_line: string
  postcode: string
}

/** The key in the address of a private calendar, `/calendar/0123….ics`; null where the address is another. */
export const calendarKey = ({ pathname }: URL): string | null =>
  /^\/calendar\/([0-9a-f]{64})\.ics$/.exec(pathname)?.[1] ?? null

const moment = (written: string) => new Date(written.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'))

/** The diary as a file of type `text/calendar`; links lead to `origin`. */
export const diaryFeed = (rows: readonly DiaryRow[], origin: string): string =>
  calendarFeed(
    site.name,
    `${site.name} viewings`,
    rows.map((row) => ({
      uid: `viewing-${row.id}@${new URL(site.url).hostname}`,
      sequence: row.sequence,
      cancelled: row.state === 'cancelled',
      startsAt: moment(row.starts_at),
      minutes: row.minutes,
      changedAt: moment(row.updated_at),
      summary: `${row.kind === 'video' ? 'Video viewing' : 'Viewing'}: ${row.title}, ${row.name}`,
      location:
        row.kind === 'video' ? 'By video' : [row.address_line || row.title, row.postcode || row.area].join(', '),
      description: [
        `${row.name}${row.phone && `, ${row.phone}`}`,
        row.note,
        `${origin}${paths.adminEnquiries}?open=inquiry:${row.enquiry_id}`,
      ]
        .filter(Boolean)
        .join('\n'),
    })),
  )

/**
 * Answers for a private calendar address, on our own server and in Cloudflare's function: calendar programs send no key
 * of ours and sign in nowhere.
 */
export async function staffCalendar(
  url: URL,
  { backend, publishableKey }: { backend: string; publishableKey: string },
): Promise<{ status: number; body?: string }> {
  const key = calendarKey(url)
  if (!key) return { status: 404 }
  try {
    const answer = await fetch(`${backend}/rest/v1/rpc/calendar_feed`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ key }),
      signal: AbortSignal.timeout(10_000),
    })
    // A key that is none, and one whose account has ended, are answered alike.
    if (answer.status >= 400 && answer.status < 500) return { status: 404 }
    if (!answer.ok) return { status: 502 }
    return { status: 200, body: diaryFeed((await answer.json()) as DiaryRow[], site.url) }
  } catch {
    return { status: 502 }
  }
}

const calendarHeaders = { 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'private, no-store' }

/** Answers a calendar program on our own server. */
export async function answerCalendar(
  request: IncomingMessage,
  response: ServerResponse,
  { url, ...project }: { url: URL; backend: string; publishableKey: string },
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return refuse(response, { status: 405, headers: { allow: 'GET, HEAD' } })
  const { status, body } = await staffCalendar(url, project)
  if (body === undefined) return refuse(response, { status })
  response.writeHead(status, calendarHeaders).end(request.method === 'HEAD' ? undefined : body)
}
