// Started by hostile-loads.test.ts: the backend with many listings, and its proxy, each a measurable process.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startBackend } from '../../scripts/lib/backend.ts'
import { createProxy } from '../../scripts/lib/server/proxy.ts'
import { refuse } from '../../scripts/lib/server/refuse.ts'
import { createSenderBudget } from '../../scripts/lib/server/sender-budget.ts'
import { everyCase } from '../every-case.ts'
import { slowness } from './slowness.ts'

const [folder = '', port = ''] = process.argv.slice(2)
// The limits are for a usual processor. A slower one takes longer for the same searches, which stay as light.
const slower = slowness()
const visitorLimits = { lightMs: 600 * slower, cheapMs: 60 * slower, burstMs: 20_000 * slower, refillMs: 300 * slower }
// A hundred thousand listings, which take 25 seconds of CPU to make, or a fifth of them.
const fewer = everyCase ? [] : ['tests/backend/fewer-listings.sql']
const seeds = [...fewer, 'scripts/lib/many-listings.sql', 'tests/unlimited.sql']
const backend = await startBackend(folder, Number(port), seeds, { unsafe: true, copyOf: process.env['TEST_PREPARED'] })
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
