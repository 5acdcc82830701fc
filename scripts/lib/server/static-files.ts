import { open, readdir, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseByteRange } from './byte-range.ts'
import { refuse } from './refuse.ts'

interface StaticFile {
  path: string
  type: string
  /** Whether its brotli version lies beside it. */
  brotli: boolean
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
 * The files of a built site by the path that a browser asks for: pages without `.html`. Nothing that is not listed here
 * can be served, whatever a request names.
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
        path: folder + name,
        type: types[extname(name)] ?? 'application/octet-stream',
        brotli: all.has(`${name}.br`),
      }
      return [name.replace(/(\/index)?\.html$/, '') || '/', file]
    }),
  )
}

const acceptsBrotli = (request: IncomingMessage) =>
  /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(String(request.headers['accept-encoding'] ?? ''))

/** Whether the browser's copy, named by If-None-Match or else by its date, is the one that lies here. */
function isFresh({ headers }: IncomingMessage, etag: string, modified: Date): boolean {
  const tags = headers['if-none-match']
  if (tags !== undefined) return tags === '*' || tags.split(',').some((tag) => tag.trim() === etag)
  return Date.parse(headers['if-modified-since'] ?? '') >= Math.floor(modified.getTime() / 1000) * 1000
}

/**
 * Sends a file: its brotli version where the browser takes it, a part for a Range header, 304 where it has the file.
 */
export async function sendFile(request: IncomingMessage, response: ServerResponse, file: StaticFile): Promise<void> {
  const encoded = file.brotli && acceptsBrotli(request)
  const path = encoded ? `${file.path}.br` : file.path
  const { size, mtime } = await stat(path)
  const etag = `W/"${size}-${mtime.getTime()}"`
  response.setHeader('etag', etag).setHeader('last-modified', mtime.toUTCString()).setHeader('accept-ranges', 'bytes')
  if (file.brotli) response.setHeader('vary', 'accept-encoding')
  if (isFresh(request, etag, mtime)) return void response.writeHead(304).end()

  // If-Range wants a part only of a file that is surely unchanged, which no weak tag can say: it gets the whole file.
  const partial = request.method === 'GET' && request.headers['if-range'] === undefined
  const range = partial ? parseByteRange(request.headers.range, size) : null
  if (range === 'unsatisfiable')
    return refuse(response, { status: 416, headers: { 'content-range': `bytes */${size}` } })
  const { first, last } = range ?? { first: 0, last: size - 1 }
  response.setHeader('content-type', file.type).setHeader('content-length', last - first + 1)
  if (encoded) response.setHeader('content-encoding', 'br')
  if (range) response.setHeader('content-range', `bytes ${first}-${last}/${size}`)
  // Opened before the head is written: a file that a new build has taken away is still a clean error then.
  const handle = request.method === 'HEAD' || size === 0 ? null : await open(path)
  try {
    response.writeHead(range ? 206 : 200)
    if (!handle) return void response.end()
    await pipeline(handle.createReadStream({ start: first, end: last, autoClose: false }), response)
  } finally {
    // A stream closes it only if somebody waited for the end.
    await handle?.close()
  }
}
