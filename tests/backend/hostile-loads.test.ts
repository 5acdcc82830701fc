import { type ChildProcess, fork, type ForkOptions } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bin } from '../../scripts/lib/paths'
import { freePort } from '../../scripts/lib/ports'
import { everyCase } from '../every-case'
import type { Attack, Sent } from './attack'

// Twenty hostile connections, from one sender and from twenty, while a visitor searches.

interface Started {
  port: number
  key: string
  processes: number[]
}
const options: ForkOptions = { execPath: `${bin}node`, execArgv: [], stdio: 'ignore', serialization: 'json' }
let visitors = 0
/** A new address for every five searches: no visitor makes thirty in twelve seconds. */
const newVisitor = () => {
  visitors += 1
  return `198.51.${100 + Math.floor(visitors / 250)}.${visitors % 250}`
}
let started: Started
let child: ChildProcess
const folder = await mkdtemp(`${tmpdir()}/agency-hostile-`)
/** How often all loads run: memory that a second series adds is a leak. */
const series = Number(process.env['SERIES'] ?? 1)
const table: string[] = []
/** The megabytes of the proxy and the API after a visitor's first searches. */
let heapsAtStart = 0

beforeAll(async () => {
  const worker = new URL('start-proxy.ts', import.meta.url).pathname
  child = fork(worker, [folder, String(await freePort())], options)
  started = await new Promise<Started>((resolve, reject) => {
    child.once('message', (value) => resolve(value as Started))
    child.once('exit', (code) => reject(new Error(`It ended with ${code}.`)))
  })
  await searches('198.51.100.0', 20)
  heapsAtStart = heaps()
}, 180_000)
afterAll(async () => {
  child.kill()
  await new Promise((resolve) => child.once('exit', resolve))
  await rm(folder, { recursive: true, force: true })
  console.log(
    ['load | search, quiet | under load | memory | after: proxy + api + PostgreSQL | answers', ...table].join('\n'),
  )
})

/** Allowed growth in megabytes: PostgreSQL's shared pages fill and stay. */
const allowedGrowth = 60

const readProcess = (pid: number, file: string) => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    // It has ended.
    return ''
  }
}
/**
 * The megabytes that a process allocated, including its share of PostgreSQL's shared memory. Without mapped files: its
 * share of Node's code grows when another Node on the machine ends.
 */
const memoryOf = (pid: number) =>
  [...readProcess(pid, 'smaps_rollup').matchAll(/^Pss_(?:Anon|Shmem):\s+(\d+)/gm)].reduce(
    (sum, [, kilobytes]) => sum + Number(kilobytes) / 1024,
    0,
  )
const childrenOf = (pid: number) =>
  readProcess(pid, `task/${pid}/children`).trim().split(' ').filter(Boolean).map(Number)
const descendants = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(descendants)]

/** Megabytes by process: the proxy, the API, and PostgreSQL with its workers. */
function memoryByProcess() {
  const [proxy = 0, database = 0, api = 0] = started.processes
  return {
    proxy: memoryOf(proxy),
    api: memoryOf(api),
    postgres: descendants(database).reduce((sum, pid) => sum + memoryOf(pid), 0),
  }
}
const memory = () => Object.values(memoryByProcess()).reduce((sum, megabytes) => sum + megabytes, 0)
/** Without PostgreSQL, whose shared pages would hide what the two heaps keep. */
const heaps = () => {
  const { proxy, api } = memoryByProcess()
  return proxy + api
}
const shown = (megabytes: number) => megabytes.toFixed()

/**
 * A visitor's search.
 * @returns its duration
 */
async function search(visitor: string, n: number): Promise<number> {
  const begun = performance.now()
  const filters = { type: 'sale', areas: ['Camden'], max: 900_000 + n }
  const response = await fetch(`http://127.0.0.1:${started.port}/rest/v1/rpc/search_listings`, {
    method: 'POST',
    headers: { apikey: started.key, 'content-type': 'application/json', 'x-forwarded-for': visitor },
    body: JSON.stringify({ filters }),
  })
  await response.text()
  expect(response.status).toBe(200)
  return performance.now() - begun
}
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
/**
 * A visitor's searches with short pauses.
 * @returns each duration
 */
async function searches(visitor: string, count: number): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < count; n++) {
    times.push(await search(visitor, n))
    await wait(50)
  }
  return times
}
const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!
/** How often quiet and loaded periods alternate. */
const turns = everyCase ? 4 : 2

const rpc = (name: string, body: object): Sent => ({ path: `/rest/v1/rpc/${name}`, body: JSON.stringify(body) })
const many = (count: number) => Array.from({ length: count }, (_, n) => `Area number ${n}`)
/** The most expensive allowed search: all relaxed counts, and a walk. */
const costliest = {
  type: 'sale',
  areas: many(100),
  home: many(100),
  q: 'garden balcony concierge study camden georgian',
  near: { points: [[51.5, -0.1]], reach: [0.018, 0.029], banks: Array(64).fill([51.5, -0.3, 51.5, 0.1]) },
}
const loads: [name: string, sent: Sent][] = [
  [
    'a pattern that never ends (match)',
    { method: 'GET', path: '/rest/v1/properties?description=match.(.%2B)(.%2B)(.%2B)%5C1%5C2%5C3%24' },
  ],
  ['a search with 226 kB of filters', rpc('search_listings', { filters: { type: 'sale', areas: many(12_000) } })],
  ['the most expensive allowed search', rpc('search_listings', { filters: costliest })],
  ['the same, aborted after 20 ms', { ...rpc('search_listings', { filters: costliest }), goneMs: 20 }],
  ['the whole map', rpc('listings_on_map', { filters: { type: 'sale' }, cell: 0.00001 })],
  ['every listing', { method: 'GET', path: '/rest/v1/properties?select=*&limit=1000&offset=90000&order=created_at' }],
  ['a hundred listings', { method: 'GET', path: '/rest/v1/properties?select=*&limit=100&order=created_at.desc,id' }],
  ['words of 240 kB (search_vector)', { path: '/rest/v1/rpc/search_vector', bytes: 240_000 }],
  ['a feed of 11 MB without an account', { path: '/rest/v1/rpc/import_listings', bytes: 11_000_000 }],
  ['unfinished bodies of 11 MB', { path: '/rest/v1/rpc/import_listings', bytes: 11_000_000, unfinished: true }],
  ['unfinished bodies of 10 kB', { path: '/rest/v1/rpc/search_listings', bytes: 10_000, unfinished: true }],
  [
    'forged sessions',
    { path: '/rest/v1/rpc/import_listings', bytes: 900_000, headers: { authorization: 'Bearer a.b.c' } },
  ],
]

const ofTwenty = everyCase ? /expensive|map|forged/ : /^$/
/** One load for each defence. */
const first = /never ends|most expensive|bodies of 11 MB|forged/
const runs = loads
  .filter(([name]) => everyCase || first.test(name))
  .flatMap(([name, sent]) => (ofTwenty.test(name) ? [1, 20] : [1]).map((senders) => [name, senders, sent] as const))

describe('Twenty hostile connections', () => {
  it.each(Array.from({ length: series }, () => runs).flat())(
    '%s, of %i sender(s): a visitor can search (in at most three times the time), and memory is released',
    { timeout: 120_000 },
    async (name, senders, sent) => {
      await searches(newVisitor(), 5)
      const before = memory()
      let max = before
      const watch = setInterval(() => (max = Math.max(max, memory())), 100)
      const attack = fork(new URL('attack.ts', import.meta.url).pathname, options)
      const [quietTimes, loadedTimes]: [number[], number[]] = [[], []]
      let statuses: Record<string, number>
      try {
        attack.send({ port: started.port, key: started.key, senders, sent } satisfies Attack)
        // Alternating, because other work on the machine varies.
        for (let turn = 0; turn < turns; turn++) {
          attack.send('pause')
          await wait(500)
          quietTimes.push(...(await searches(newVisitor(), 5)))
          attack.send('go on')
          await wait(turn === 0 && everyCase ? 3000 : 1000)
          loadedTimes.push(...(await searches(newVisitor(), 5)))
        }
        statuses = await new Promise<Record<string, number>>((resolve) => {
          attack.once('message', (value) => resolve(value as Record<string, number>))
          attack.send('stop')
        })
      } finally {
        clearInterval(watch)
        // An attack that outlives its test would fail all later ones.
        attack.kill()
      }
      const [quiet, loaded] = [median(quietTimes), median(loadedTimes)]
      const deadline = performance.now() + 60_000
      while (memory() > before + allowedGrowth && performance.now() < deadline) await wait(1000)
      const after = memory()
      const tally = Object.entries(statuses)
        .map(([status, count]) => `${status}: ${count}`)
        .join(', ')
      const parts = Object.values(memoryByProcess()).map(shown).join(' + ')
      table.push(
        `${name}, ${senders} | ${quiet.toFixed(1)} ms | ${loaded.toFixed(1)} ms (×${(loaded / quiet).toFixed(1)}) | ` +
          `${shown(before)} → ${shown(max)} MB | ${parts} MB | ${tally}`,
      )
      // On a busy machine milliseconds are noise.
      expect(loaded).toBeLessThan(Math.max(3 * quiet, 200))
      expect(after).toBeLessThan(before + allowedGrowth)
      expect(statuses).not.toHaveProperty('500')
    },
  )
})

it.runIf(everyCase)(
  'three hundred visitors a minute behind one address all get a response',
  { timeout: 60_000 },
  async () => {
    const office = '192.0.2.7'
    const headers = { apikey: started.key, 'content-type': 'application/json', 'x-forwarded-for': office }
    const rest = `http://127.0.0.1:${started.port}/rest/v1`
    const times: number[] = []
    // A page with its freshness check, a search, and a message.
    const visit = async (n: number) => {
      const begun = performance.now()
      const message = { name: 'Ama Boateng', email: `office-${n}@example.com`, phone: null, message: 'Good morning.' }
      const page = await fetch(`${rest}/properties?select=*&slug=eq.home-${2 * n + 2}`, { headers })
      await page.text()
      await search(office, n)
      const body = JSON.stringify({ id: crypto.randomUUID(), ...message })
      const form = await fetch(`${rest}/contact_submissions`, { method: 'POST', headers, body })
      times.push(performance.now() - begun)
      return [page.status, form.status]
    }
    const visits: Promise<number[]>[] = []
    for (let n = 0; n < 50; n++) {
      visits.push(visit(n))
      await wait(200)
    }
    expect(new Set((await Promise.all(visits)).map(String))).toEqual(new Set(['200,201']))
    table.push(`300 visitors a minute of one sender: ${median(times).toFixed(1)} ms each, by the median`)
  },
)

it.runIf(everyCase)(
  'a minute after all loads, the memory of proxy and API is back near its start',
  { timeout: 90_000 },
  async () => {
    const deadline = performance.now() + 60_000
    while (heaps() > heapsAtStart + allowedGrowth && performance.now() < deadline) await wait(1000)
    table.push(`proxy + API, at the start → at the end: ${shown(heapsAtStart)} → ${shown(heaps())} MB`)
    expect(heaps()).toBeLessThan(heapsAtStart + allowedGrowth)
  },
)
