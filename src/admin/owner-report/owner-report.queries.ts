import type { OwnerReport } from '../../domain/report/owner-report'
import { parseReport } from '../../domain/report/parse-report'
import { runQuery } from '../../lib/http/admin-query'
import { mapResult, type Result } from '../../lib/http/result'
import { supabase } from '../../lib/http/supabase'

/** The report on a listing; null if the listing has been deleted. */
export const readReport = async (listing: string): Promise<Result<OwnerReport | null>> =>
  mapResult(await runQuery(supabase().rpc('listing_report', { listing })), ({ data }) => parseReport(data))

/** The owner in a listing's private record. */
export interface Owner {
  name: string
  email: string
}
export const readOwner = async (listing: string): Promise<Result<Owner>> => {
  const record = supabase().from('listing_records').select('owner_name,owner_email').eq('property_id', listing)
  return mapResult(await runQuery(record.limit(1)), ({ data }) => ({
    name: data?.[0]?.owner_name ?? '',
    email: data?.[0]?.owner_email ?? '',
  }))
}

/** An emailed address of the report that still works. */
export interface ReportLink {
  id: string
  created_at: string
  expires_at: string
  /** Who sent it; empty if the account is gone. */
  created_by: string
}
export const readReportLinks = async (listing: string): Promise<Result<ReportLink[]>> =>
  mapResult(await runQuery(supabase().rpc('owner_report_links', { listing })), ({ data }) => data ?? [])

/** Emails the report to an owner. */
export const sendReport = async (listing: string, { name, email }: Owner) =>
  runQuery(supabase().rpc('send_owner_report', { listing, mailbox: email, owner: name }))

/** Stops an address from working. */
export const revokeReport = async (link: string) => runQuery(supabase().rpc('revoke_owner_report', { link }))
