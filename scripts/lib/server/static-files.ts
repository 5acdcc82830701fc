import { readdir } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import send from 'send'
import { refuse } from './refuse.ts'

interface StaticFile {
  /** The folder of the site. */
  root: string
  /** The path in that folder. */
  name: string
  type: string
  /** Whether a brotli version exists. */
  brotli: boolean
}

interface HttpError extends Error {
  status?: number
  headers?: Record<string, string>
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

/**
 * The files of a built site by their URL path; pages without `.html`. The server sends only listed files.
 */
export async function listStaticFiles(folder: string): Promise<Map<string, StaticFile>> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/').slice(folder.length))
  const all = new Set(names)
  const served = names.filter((name) => !/\.br$|^\/_(headers|redirects)$|\/\./.test(name))
  return new Map(
    served.map((name) => {
      const file = {
        root: folder,
        name,
        type: types[extname(name)] ?? 'application/octet-stream',
        brotli: all.has(`${name}.br`),
      }
      return [name.replace(/(\/index)?\.html$/, '') || '/', file]
    }),
  )
}

const acceptsBrotli = (request: IncomingMessage) =>
  /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(String(request.headers['accept-encoding'] ?? ''))

/**
 * Sends a file: as brotli if the browser accepts it, a part for a Range request, 304 if the browser has the file.
 */
export function sendFile(request: IncomingMessage, response: ServerResponse, { root, name, type, brotli }: StaticFile) {
  const encoded = brotli && acceptsBrotli(request)
  if (brotli) response.setHeader('vary', 'accept-encoding')
  if (encoded) response.setHeader('content-encoding', 'br')
  response.setHeader('content-type', type)
  // _headers sets Cache-Control.
  send(request, encodeURI(encoded ? `${name}.br` : name), { root, index: false, cacheControl: false })
    .on('error', ({ status = 500, headers }: HttpError) => refuse(response, { status, headers }))
    .pipe(response)
}
