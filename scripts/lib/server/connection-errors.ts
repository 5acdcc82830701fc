import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { rawRefusal } from './refuse.ts'

const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** Responds to requests that Node's parser cannot read, and handles errors of broken connections. */
export function handleConnectionErrors(server: Server): void {
  // Connections with an open response. Another response must not be written into it.
  const open = new WeakSet<Duplex>()
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    open.add(socket)
    response.once('close', () => open.delete(socket))
  })
  const end = (socket: Duplex, status: number) => {
    if (!socket.writable || open.has(socket)) return void socket.destroy()
    socket.on('error', () => {})
    socket.end(rawRefusal(status), () => socket.destroy())
  }
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => end(socket, statuses[error.code ?? ''] ?? 400))
  server.on('connect', (_request, socket) => end(socket, 405))
}
