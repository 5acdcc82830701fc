import type { IncomingMessage, ServerResponse } from 'node:http'
import { propertyPage } from '../../../src/hosting/property-page.ts'
import type { Project } from '../../../src/hosting/find-listing.ts'

// The handler uses absolute addresses. Visitors use other names for this server, so redirects contain only a path.
const origin = 'http://site'

/**
 * Serves a property page with the handler of all hosts (src/hosting/property-page.ts).
 * @returns false if the caller should send the built page or its 404
 */
export async function serveProperty(
  request: IncomingMessage,
  response: ServerResponse,
  { path, isBuilt, shell, ...project }: Project & { path: string; isBuilt: boolean; shell: Buffer<ArrayBuffer> },
): Promise<boolean> {
  const page = new Response(null, { status: isBuilt ? 200 : 404 })
  const reply = await propertyPage(new Request(origin + path, { method: request.method ?? 'GET' }), {
    ...project,
    page: () => Promise.resolve(page),
    shell: () => Promise.resolve(new Response(shell)),
  })
  if (reply === page) return false
  const location = reply.headers.get('location')
  if (location) response.setHeader('location', location.slice(origin.length))
  for (const name of ['content-type', 'cache-control']) {
    const value = reply.headers.get(name)
    if (value !== null) response.setHeader(name, value)
  }
  response.writeHead(reply.status).end(Buffer.from(await reply.arrayBuffer()))
  return true
}
