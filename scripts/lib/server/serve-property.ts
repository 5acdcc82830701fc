import type { IncomingMessage, ServerResponse } from 'node:http'
import { propertyPage } from '../../../src/hosting/property-page.ts'
import type { Project } from '../../../src/hosting/find-listing.ts'

// The handler speaks of an address in full. Visitors know this server by names of its own, so redirects keep to a path.
const origin = 'http://site'

/**
 * Answers for the address of a home as every host does (src/hosting/property-page.ts).
 * @returns false where the page is to be sent as it was built, or as there is none
 */
export async function serveProperty(
  request: IncomingMessage,
  response: ServerResponse,
  { path, isBuilt, shell, ...project }: Project & { path: string; isBuilt: boolean; shell: Buffer<ArrayBuffer> },
): Promise<boolean> {
  const page = new Response(null, { status: isBuilt ? 200 : 404 })
  const reply = await propertyPage(new Request(origin + path, { method: request.method! }), {
    ...project,
    page: () => Promise.resolve(page),
    shell: () => Promise.resolve(new Response(shell)),
  })
  if (reply === page) return false
  const location = reply.headers.get('location')
  if (location) response.setHeader('location', location.slice(origin.length))
  for (const name of ['content-type', 'cache-control'])
    if (reply.headers.has(name)) response.setHeader(name, reply.headers.get(name)!)
  response.writeHead(reply.status).end(Buffer.from(await reply.arrayBuffer()))
  return true
}
