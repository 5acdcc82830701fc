import type { IncomingMessage } from 'node:http'
import type { Refusal } from './refuse.ts'

interface Limits {
  /** The memory for all bodies until their requests end. */
  totalBytes: number
  /** The maximum number of one sender's bodies in transit. */
  perSender: number
  /** The minimum speed of a body after `graceMs`. */
  bytesPerSecond: number
  graceMs: number
}

const defaultLimits: Limits = { totalBytes: 64_000_000, perSender: 24, bytesPerSecond: 2000, graceMs: 10_000 }

const closing = { connection: 'close' }
const tooLarge: Refusal = { status: 413, headers: closing }
const tooSlow: Refusal = { status: 408, headers: closing }
const tooMany: Refusal = {
  status: 429,
  message: 'Too much is being sent from your network at once. Wait half a minute, then try again.',
  headers: { ...closing, 'retry-after': '30' },
}
const full: Refusal = {
  status: 503,
  message: 'Too much is being sent to us at once. Wait half a minute, then try again.',
  headers: { ...closing, 'retry-after': '30' },
}

export interface Body {
  bytes: Buffer
  /** Call this when the request ends. The body then no longer counts. */
  release: () => void
}

/** The declared length of a body; undefined for a chunked body. */
export const declaredLength = ({ headers }: IncomingMessage): number | undefined =>
  headers['transfer-encoding'] ? undefined : Number(headers['content-length'] ?? 0)

/**
 * Reads bodies completely, so that the backend gets nothing of a refused or interrupted request. Limits apply to each
 * body, each sender and all bodies together. The minimum speed allows for a slow phone.
 */
export function createBodyReader(limits: Partial<Limits> = {}) {
  const { totalBytes, perSender, bytesPerSecond, graceMs } = { ...defaultLimits, ...limits }
  const reading = new Map<string, number>()
  let held = 0

  const collect = (request: IncomingMessage, maxBytes: number) =>
    new Promise<Body | Refusal>((resolve, reject) => {
      const pieces: Buffer[] = []
      const started = performance.now()
      let bytes = 0
      const release = () => {
        held -= bytes
        bytes = 0
      }
      const stop = () => {
        clearInterval(watch)
        request.off('data', take).off('end', finish).off('close', breakOff)
      }
      const refused = (refusal: Refusal) => {
        stop()
        release()
        request.pause()
        resolve(refusal)
      }
      const take = (piece: Buffer) => {
        bytes += piece.length
        held += piece.length
        // A chunked body does not declare its length.
        if (bytes > maxBytes) return refused(tooLarge)
        if (held > totalBytes) return refused(full)
        pieces.push(piece)
      }
      const finish = () => {
        stop()
        resolve({ bytes: Buffer.concat(pieces), release })
      }
      const breakOff = () => {
        stop()
        release()
        reject(Object.assign(new Error('The request broke off.'), { code: 'ECONNRESET' }))
      }
      const watch = setInterval(() => {
        const elapsed = performance.now() - started
        if (elapsed > graceMs && bytes < ((elapsed - graceMs) / 1000) * bytesPerSecond) refused(tooSlow)
      }, 500)
      request.on('data', take).on('end', finish).on('close', breakOff)
    })

  /** The body of a request, or its refusal. */
  return async function readBody(request: IncomingMessage, maxBytes: number, sender: string): Promise<Body | Refusal> {
    const declared = declaredLength(request)
    if ((declared ?? 0) > maxBytes) return tooLarge
    if (declared === 0) return { bytes: Buffer.alloc(0), release: () => {} }
    const count = reading.get(sender) ?? 0
    if (count >= perSender) return tooMany
    reading.set(sender, count + 1)
    try {
      return await collect(request, maxBytes)
    } finally {
      const left = (reading.get(sender) ?? 0) - 1
      if (left > 0) reading.set(sender, left)
      else reading.delete(sender)
    }
  }
}
