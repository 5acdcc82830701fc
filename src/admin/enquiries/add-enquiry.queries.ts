import { likePatterns } from '../../domain/enquiry/search-text'
import { runQuery } from '../../lib/http/admin-query'
import { mapped, type Result, success } from '../../lib/http/result'
import { supabase } from '../../lib/http/supabase'
import { addedRow, type AddedValues } from './add-enquiry'

/** Adds an enquiry. Adding it again with the same id changes nothing. Returns its key. */
export const addEnquiry = async (id: string, values: AddedValues): Promise<Result<string>> =>
  mapped(
    await runQuery(
      supabase().rpc('add_enquiry', { enquiry: { id, ...addedRow(values) }, acknowledge: values.acknowledge }),
    ),
    ({ data }) => data ?? '',
  )

interface FoundListing {
  id: string
  title: string
  area: string
  reference: string
}

/** The listings whose title, street or reference has every word. */
export async function findListings(typed: string): Promise<Result<FoundListing[]>> {
  const patterns = likePatterns(typed)
  if (patterns.length === 0) return success([])
  return mapped(await runQuery(supabase().rpc('find_listings', { patterns })), ({ data }) => data ?? [])
}
