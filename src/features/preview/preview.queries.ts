import type { ListingRow } from '../../domain/listing/listings.queries'
import { readData } from '../../lib/http/admin-query'
import { mapResult, type Result, success } from '../../lib/http/result'
import { supabase } from '../../lib/http/supabase'
import { previewOf, type Previewed } from './preview'

/** Reads a listing for preview as staff; a sentence if it cannot be shown yet, null if there is none. */
export async function readPreview(id: string): Promise<Result<Previewed | string | null>> {
  if (!/^[0-9a-f-]{36}$/.test(id)) return success(null)
  const rows = await readData(supabase().from('properties').select('*').eq('id', id))
  return mapResult(rows, ({ data }) => {
    const row: ListingRow | undefined = data?.[0]
    return row ? previewOf(row) : null
  })
}
