import { parseDiary } from '../../domain/viewing/viewing'
import { supabase } from '../../lib/http/supabase'
import { maxRows, requestRows } from './request'

/**
 * The viewings and valuation visits that start in a period, earliest first. A full response may lack later ones, so
 * these are requested from its last start on.
 */
export async function readDiary(since: Date, until: Date) {
  const read = (from: string) => requestRows(supabase().rpc('diary', { since: from, until: until.toISOString() }))
  const rows = new Map<string, Awaited<ReturnType<typeof read>>[number]>()
  for (let from = since.toISOString(); ;) {
    const page = await read(from)
    const before = rows.size
    for (const row of page) rows.set(row.id, row)
    const last = page.at(-1)
    if (!last || page.length < maxRows || rows.size === before) return parseDiary([...rows.values()])
    from = last.starts_at
  }
}
