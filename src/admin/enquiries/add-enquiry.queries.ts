import { runQuery } from '../../lib/http/admin-query'
import { mapResult, type Result } from '../../lib/http/result'
import { supabase } from '../../lib/http/supabase'
import { addedRow, type AddedValues } from './add-enquiry'

/** Adds an enquiry. Adding it again with the same id changes nothing. Returns its key. */
export const addEnquiry = async (id: string, values: AddedValues): Promise<Result<string>> =>
  mapResult(
    await runQuery(
      supabase().rpc('add_enquiry', { enquiry: { id, ...addedRow(values) }, acknowledge: values.acknowledge }),
    ),
    ({ data }) => data ?? '',
  )
