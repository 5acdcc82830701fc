import type { IncomingMessage, ServerResponse } from 'node:http'
import { propertyPage } from '../../../src/hosting/property-page.ts'
import type { Project } from '../../../src/hosting/find-listing.ts'

// The handler speaks of an address in full. Visitors know this server by names of its own, so redirects keep to a path.
const origin = 'http://site'

/**
 * Answers for the address of a home as every host does (src/hosting/property-page.ts).
 * @returns false where the page is to be sent as it was built, or as there is none
 */
export async function answerProperty(
  request: IncomingMessage,
  response: ServerResponse,
  { path, isBuilt, shell, ...project }: Project & { path: string; isBuilt: boolean; shell: Buffer<ArrayBuffer> },
): Promise<boolean> {
  const page = new Response(null, { status: isBuilt ? 200 : 404 })
  const answer = await propertyPage(new Request(origin + path, { method: request.method! }), {
    ...project,
    page: () => Promise.resolve(page),
    shell: () => Promise.resolve(new Response(shell)),
  })
  if (answer === page) return false
  const location = answer.headers.get('location')
  if (location) response.setHeader('location', location.slice(origin.length))
  for (const name of ['content-type', 'cache-control'])
    if (answer.headers.has(name)) response.setHeader(name, answer.headers.get(name)!)
  response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()))
  return true
}
