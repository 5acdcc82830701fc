import { paths } from '../../../src/paths.ts'
import { editions } from '../../../src/editions.ts'
import { agency } from '#agency/agency.ts'
import { seeOther, textResponse } from '../_shared/responses.ts'
import type { Settings } from '../_shared/settings.ts'
import { logFault, visitorRpc } from '../_shared/visitor-rpc.ts'

/**
 * One-click unsubscribe (RFC 8058): the mail provider sends a POST without an API key, which ends the alert. A GET only
 * redirects to the site's page, because virus scanners follow every link in an email.
 * @param origin the origin of that page; empty on the site's own host
 */
export async function handle(request: Request, settings: Settings, origin: string = agency.url): Promise<Response> {
  const { method } = request
  const { searchParams } = new URL(request.url)
  const token = searchParams.get('token') ?? ''
  const isToken = /^[0-9a-f]{64}$/.test(token)
  if (method === 'GET' || method === 'HEAD') {
    const { prefix = '' } = editions.find(({ code }) => code === searchParams.get('edition')) ?? {}
    return seeOther(origin + prefix + paths.alerts + (isToken ? `?token=${token}` : ''))
  }
  if (method !== 'POST')
    return textResponse(405, 'POST unsubscribes. GET opens the page of the alert.', { allow: 'GET, HEAD, POST' })
  if (!isToken) return textResponse(404, 'There is nothing at this address.')
  try {
    const { ok, status } = await visitorRpc(settings, 'end_alert', { token })
    // An unknown token gets the same response as an ended alert.
    if (ok) return textResponse(200, 'You are unsubscribed.')
    logFault('end_alert', `the database answered ${status}`)
  } catch (error) {
    logFault('end_alert', error)
  }
  return textResponse(502, 'We could not unsubscribe you just now. Please try again in a minute.')
}
