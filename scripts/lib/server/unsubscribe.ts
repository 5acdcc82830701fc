import type { IncomingMessage, ServerResponse } from 'node:http'
import { paths } from '../../../src/paths.ts'
import { endAlert } from './end-alert.ts'
import { refuse } from './refuse.ts'

export const isUnsubscribePath = ({ pathname }: URL) => pathname === paths.endAlert

interface Asked {
  url: URL
  backend: string
  publishableKey: string
}

/** Answers a mail provider's POST, and sends a person who follows the address to the page. */
export async function answerUnsubscribe(
  request: IncomingMessage,
  response: ServerResponse,
  { url, ...project }: Asked,
): Promise<void> {
  // What it says is always the same; no more of it is read than a form's few words.
  request.resume()
  const { status, location } = await endAlert(request.method ?? 'GET', url, project)
  const headers = { 'cache-control': 'no-store' }
  if (location) return void response.writeHead(status, { ...headers, location }).end()
  if (status !== 200)
    return refuse(response, { status, ...(status === 405 && { headers: { allow: 'GET, HEAD, POST' } }) })
  response.writeHead(status, { ...headers, 'content-type': 'text/plain; charset=utf-8' })
  response.end('These letters have ended.\n')
}
