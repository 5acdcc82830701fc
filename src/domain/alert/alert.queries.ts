import { rowLocale } from '../../lib/form/row-locale'
import { queryResult, rest } from '../../lib/http/rest'
import { mapResult, type Result } from '../../lib/http/result'
import type { Json } from '../../lib/database.types'
import type { Alert, AlertFilters, Frequency } from './alert'

interface AlertRequest {
  /** Created in the browser at the first send, so a retry is the same request. */
  id: string
  email: string
}

/** Requests an alert. The response does not reveal whether the address exists or has reached its daily limit. */
const sendRequest = async (request: Parameters<typeof queryResult>[0]): Promise<Result<'stored'>> =>
  mapResult(await queryResult(request), () => 'stored')

/** Requests emails about new listings of a search. */
export const requestAlert = (
  request: AlertRequest & { frequency: Frequency; address: string },
  filters: AlertFilters,
  honeypot: string,
) =>
  sendRequest(rest().rpc('request_alert', { ...request, ...rowLocale, filters: filters as unknown as Json, honeypot }))

/** Requests emails about price and status changes of listings, at most a hundred. */
export const requestListingAlert = (request: AlertRequest & { listings: string[] }, honeypot: string) =>
  sendRequest(rest().rpc('request_listing_alert', { ...request, ...rowLocale, honeypot }))

// The generated types know only that these functions return JSON.
const asAlert = (result: Result<unknown>) => mapResult(result, (alert) => alert as Alert | null)

/** The alert of a token; null if it does not exist or was not confirmed within a week. */
export const alertByToken = async (token: string) => asAlert(await queryResult(rest().rpc('alert_by_token', { token })))
export const confirmAlert = async (token: string) => asAlert(await queryResult(rest().rpc('confirm_alert', { token })))
export const changeAlert = async (token: string, frequency: Frequency) =>
  asAlert(await queryResult(rest().rpc('change_alert', { token, frequency })))
export const endAlert = async (token: string) => asAlert(await queryResult(rest().rpc('end_alert', { token })))
