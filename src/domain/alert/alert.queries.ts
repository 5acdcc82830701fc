import { queryResult, rest } from '../../lib/http/rest'
import { mapped, type Result } from '../../lib/http/result'
import type { Json } from '../../lib/database.types'
import type { Alert, AlertFilters, Frequency } from './alert'

interface AlertRequest {
  /** Made in the browser as the form was first sent: sent again, it is one request. */
  id: string
  email: string
}

/**
 * Asks for an alert. The answer says nothing of the address: its mailbox gets a letter, or had enough of them today.
 */
const ask = async (request: Parameters<typeof queryResult>[0]): Promise<Result<'stored'>> =>
  mapped(await queryResult(request), () => 'stored')

/** Asks for letters about the new homes of a search. */
export const askAlert = (
  request: AlertRequest & { frequency: Frequency; address: string },
  filters: AlertFilters,
  honeypot: string,
) => ask(rest().rpc('ask_alert', { ...request, filters: filters as unknown as Json, honeypot }))

/** Asks for letters when the price or status of these homes changes; of their ids at most a hundred. */
export const askListingAlert = (request: AlertRequest & { listings: string[] }, honeypot: string) =>
  ask(rest().rpc('ask_listing_alert', { ...request, honeypot }))

// The types of the database know of these functions that they answer with JSON.
const asAlert = (result: Result<unknown>) => mapped(result, (alert) => alert as Alert | null)

/** The alert of a token; null where there is none, or nobody has confirmed it for a week. */
export const alertOf = async (token: string) => asAlert(await queryResult(rest().rpc('alert_of', { token })))
export const confirmAlert = async (token: string) => asAlert(await queryResult(rest().rpc('confirm_alert', { token })))
export const changeAlert = async (token: string, frequency: Frequency) =>
  asAlert(await queryResult(rest().rpc('change_alert', { token, frequency })))
export const endAlert = async (token: string) => asAlert(await queryResult(rest().rpc('end_alert', { token })))
