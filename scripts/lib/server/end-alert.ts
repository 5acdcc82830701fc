import { paths } from '../../../src/paths.ts'

/**
 * One press in a mail program (RFC 8058): its provider sends a POST without our key and without our page. Our own
 * server and Cloudflare's function answer it by this. A GET ends nothing, since programs that look for viruses follow
 * every address in a letter.
 */
export async function endAlert(
  method: string,
  { searchParams }: URL,
  { backend, publishableKey }: { backend: string; publishableKey: string },
): Promise<{ status: number; location?: string }> {
  const token = searchParams.get('token') ?? ''
  const known = /^[0-9a-f]{64}$/.test(token)
  if (method === 'GET' || method === 'HEAD')
    return { status: 303, location: known ? `${paths.alerts}?token=${token}` : paths.alerts }
  if (method !== 'POST') return { status: 405 }
  if (!known) return { status: 404 }
  try {
    const answer = await fetch(`${backend}/rest/v1/rpc/end_alert`, {
      method,
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
      signal: AbortSignal.timeout(10_000),
    })
    return { status: answer.ok ? 200 : 502 }
  } catch {
    return { status: 502 }
  }
}
