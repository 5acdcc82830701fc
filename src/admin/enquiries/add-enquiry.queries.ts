import { supabase } from '../../lib/http/supabase'
import { request } from '../query/request'
import { addedRow, type AddedValues } from './add-enquiry'

/** Adds an enquiry. Adding it again with the same id changes nothing. Returns its key. */
export const addEnquiry = async (id: string, values: AddedValues) =>
  (await request(
    supabase().rpc('add_enquiry', { enquiry: { id, ...addedRow(values) }, acknowledge: values.acknowledge }),
  )) ?? ''
