// Started by hostile-loads.test.ts: the backend with a hundred thousand listings, and its proxy, each a measurable
// process.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startBackend } from '../../scripts/lib/backend.ts'
import { createProxy } from '../../scripts/lib/server/proxy.ts'
import { refuse } from '../../scripts/lib/server/refuse.ts'
import { createSenderBudget } from '../../scripts/lib/server/sender-budget.ts'
import { slowness } from './slowness.ts'

const [folder = '', port = ''] = process.argv.slice(2)
// The limits are for a usual processor. A slower one takes longer for the same searches, which stay as light.
const slower = slowness()
const visitorLimits = { lightMs: 600 * slower, cheapMs: 60 * slower, burstMs: 20_000 * slower, refillMs: 300 * slower }
const backend = await startBackend(folder, Number(port), ['scripts/lib/many-listings.sql', 'tests/unlimited.sql'], {
  unsafe: true,
})
const visitors = createSenderBudget(visitorLimits)
const proxy = createProxy({ backend: backend.url, trustedProxies: 1, allowedHosts: [], visitors })
const server = createServer((request, response) => {
  request.on('error', () => {})
  response.on('error', () => {})
  proxy(request, response, new URL(request.url ?? '/', 'http://site')).catch(() => refuse(response, { status: 500 }))
}).listen(0, '127.0.0.1', () =>
  process.send?.({
    port: (server.address() as AddressInfo).port,
    key: backend.secrets.publishableKey,
    processes: [process.pid, ...backend.processes.map(({ pid }) => pid)],
  }),
)
process.on('SIGTERM', () => void backend.stop().then(() => process.exit()))
