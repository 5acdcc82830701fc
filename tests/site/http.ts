import { type IncomingHttpHeaders, request as httpRequest } from 'node:http'
import { connect } from 'node:net'

export interface HttpResponse {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

interface RequestOptions {
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array
}

/** Requests a path verbatim: `fetch` would normalise it. */
export const request = (port: number, path: string, { method = 'GET', headers = {}, body }: RequestOptions = {}) =>
  new Promise<HttpResponse>((resolve, reject) => {
    const outgoing = httpRequest({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece))
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(pieces) }),
      )
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })

/** Sends raw bytes and returns everything until the server closes, for invalid HTTP. */
export const sendRaw = (port: number, bytes: string | Buffer) =>
  new Promise<string>((resolve) => {
    let result = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.setEncoding('latin1').setTimeout(2000, () => socket.destroy())
    socket.on('data', (piece: string) => (result += piece))
    socket.on('error', () => {})
    socket.on('close', () => resolve(result))
  })
