import type { IncomingMessage } from 'node:http'
import { addressGroup, clientAddress, isLoopback } from './client-address.ts'
import { createSenderBudget, type Later, type SenderLimits } from './sender-budget.ts'

/** The budget of visitors. The proxy and the requests that this server itself sends to the backend share it. */
export function createVisitorTurns(trustedProxies: number, limits?: Partial<SenderLimits>) {
  const visitors = createSenderBudget(limits)
  const addressOf = ({ socket, headers }: IncomingMessage) =>
    clientAddress(socket.remoteAddress, String(headers['x-forwarded-for'] ?? ''), trustedProxies)
  /** Runs `send` in a turn of the request's sender, or with the refusal. */
  const inTurn = async <Result>(
    request: IncomingMessage,
    send: (refused?: Later) => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> => {
    const address = addressOf(request)
    // nginx or Caddy on this machine, without TRUST_PROXY: all visitors have its address, so it cannot be limited.
    if (isLoopback(address)) return send()
    const turn = await visitors.enter(addressGroup(address), signal)
    if ('retryAfter' in turn) return send(turn)
    const started = performance.now()
    try {
      return await send()
    } finally {
      turn.used(performance.now() - started)
      turn.release()
    }
  }
  return { visitors, inTurn }
}
export type VisitorTurns = ReturnType<typeof createVisitorTurns>
