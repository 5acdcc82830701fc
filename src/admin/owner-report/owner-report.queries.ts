import { parseReport } from '../../domain/report/parse-report'
import { supabase } from '../../lib/http/supabase'
import { request, requestRows } from '../query/request'

/** The report on a listing; null if the listing has been deleted. */
export const readReport = async (listing: string) =>
  parseReport(await request(supabase().rpc('listing_report', { listing })))

/** The owner in a listing's private record. */
export interface Owner {
  name: string
  email: string
}
export const readOwner = async (listing: string): Promise<Owner> => {
  const records = supabase().from('listing_records').select('owner_name,owner_email').eq('property_id', listing)
  const [record] = await requestRows(records.limit(1))
  return { name: record?.owner_name ?? '', email: record?.owner_email ?? '' }
}

/** The emailed addresses of the report that still work. `created_by` is empty if the sender's account is gone. */
export const readReportLinks = (listing: string) => requestRows(supabase().rpc('owner_report_links', { listing }))

/** Emails the report to an owner, once for each id. */
export const sendReport = (listing: string, { name, email }: Owner, id: string) =>
  request(supabase().rpc('send_owner_report', { listing, mailbox: email, owner: name, report_id: id }))

/** Stops an address from working. */
export const revokeReport = (link: string) => request(supabase().rpc('revoke_owner_report', { link }))
