// Started by hostile-loads.test.ts: twenty hostile connections, in a separate process like another machine.
import { request } from 'node:http'
import { setPriority } from 'node:os'

export interface Sent {
  method?: string
  path: string
  /** A body of this many bytes, if not given. */
  bytes?: number
  body?: string
  headers?: Record<string, string>
  /** The body is never completed. */
  unfinished?: boolean
  /** Disconnects after this many milliseconds. */
  goneMs?: number
}
export interface Attack {
  port: number
  key: string
  senders: number
  sent: Sent
}

// Low priority, because only the server is measured.
setPriority(19)
const statuses: Record<string, number> = {}
let open = true
let paused = false

/** @returns the status; 0 for none */
const ask = (from: string, { port, key, sent }: Attack, body: string) =>
  new Promise<number>((resolve) => {
    const { method = 'POST', path, headers = {}, unfinished, goneMs } = sent
    const common = { apikey: key, 'content-type': 'application/json', 'x-forwarded-for': from }
    const length = method === 'POST' && !unfinished ? { 'content-length': String(Buffer.byteLength(body)) } : {}
    const all = { ...common, ...length, ...headers }
    const outgoing = request({ host: '127.0.0.1', port, method, path, headers: all, agent: false }, (response) => {
      response.resume().on('close', () => resolve(response.statusCode ?? 0))
      if (unfinished || (response.statusCode ?? 0) >= 400) outgoing.destroy()
    })
    outgoing.on('error', () => resolve(0))
    if (goneMs) setTimeout(() => outgoing.destroy(), goneMs)
    if (unfinished) outgoing.write(body)
    else outgoing.end(body)
  })

// Stops everything when the test has failed.
process.on('disconnect', () => process.exit())
process.on('message', (message: Attack | 'stop' | 'pause' | 'go on') => {
  if (message === 'pause' || message === 'go on') return void (paused = message === 'pause')
  if (message === 'stop') {
    open = false
    return void process.send?.(statuses, () => process.exit())
  }
  const { senders, sent } = message
  const body = sent.bytes ? 'x'.repeat(sent.bytes) : (sent.body ?? '')
  for (let n = 0; n < 20; n++)
    void (async () => {
      while (open) {
        if (paused) {
          await new Promise((resolve) => setTimeout(resolve, 50))
          continue
        }
        const status = await ask(`10.0.${senders}.${n % senders}`, message, body)
        statuses[status] = (statuses[status] ?? 0) + 1
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    })()
})
