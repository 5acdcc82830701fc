import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { type ChildProcess, fork } from 'node:child_process'
import { afterAll, expect, it, vi } from 'vitest'
import type { Backend } from '../../scripts/lib/backend'
import { freePort, isTaken } from '../../scripts/lib/ports'
import { bin } from '../../scripts/lib/paths'
import { startDemoBackend } from '../demo-backend'
import { everyCase } from '../every-case'

// Two processes on one data folder: the second is refused with the first one's name, and nothing is lost.

const folder = await mkdtemp(`${tmpdir()}/agency-one-folder-`)
afterAll(() => rm(folder, { recursive: true, force: true }))
const worker = new URL('start-backend.ts', import.meta.url).pathname

interface Started {
  url?: string
  key?: string
  refused?: string
}
/** Starts the backend in a separate process, like `npm start`. */
async function start(): Promise<Started & { child: ChildProcess }> {
  const child = fork(worker, [folder, String(await freePort())], {
    execPath: `${bin}node`,
    execArgv: [],
    stdio: 'ignore',
    serialization: 'json',
  })
  const message = await new Promise<Started>((resolve, reject) => {
    child.once('message', (value) => resolve(value as Started))
    child.once('exit', (code) => reject(new Error(`It ended with ${code}.`)))
  })
  return { ...message, child }
}
const gone = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve))

/**
 * Stores one message.
 * @returns its id once acknowledged; undefined without a response
 */
async function store({ url, key }: Started): Promise<string | undefined> {
  const id = crypto.randomUUID()
  const response = await fetch(`${url}/rest/v1/contact_submissions`, {
    method: 'POST',
    headers: { apikey: key!, 'content-type': 'application/json' },
    body: JSON.stringify({ id, name: 'Ama Boateng', email: `${id}@example.com`, phone: null, message: 'Kept?' }),
  }).catch(() => null)
  return response?.status === 201 ? id : undefined
}

/** Four visitors who send messages sequentially until the backend stops. */
const storeUntilGone = (started: Started, stored: string[]) =>
  Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let id = await store(started); id; id = await store(started)) stored.push(id)
    }),
  )

/** Which of these messages are in the database. */
async function findStored({ url, secrets }: Backend, ids: string[]): Promise<Set<string>> {
  const rows: { id: string }[] = []
  for (let n = 0; n < ids.length; n += 100) {
    const list = ids.slice(n, n + 100).join()
    const response = await fetch(`${url}/rest/v1/contact_submissions?select=id&id=in.(${list})`, {
      headers: { apikey: secrets.secretKey },
    })
    rows.push(...((await response.json()) as typeof rows))
  }
  return new Set(rows.map(({ id }) => id))
}

/** How often each signal ends a start: `ROUNDS=20 npm test backend one-folder` for a longer run. */
const rounds = Number(process.env['ROUNDS'] ?? (everyCase ? 3 : 1))

it.each(['SIGTERM', 'SIGKILL'] as const)(
  'a second start is refused while the first runs; after %s during writes, all acknowledged data exist',
  { timeout: rounds * 80_000 },
  async (signal) => {
    const stored: string[] = []
    for (let round = 0; round < rounds; round++) {
      const first = await start()
      expect(first.refused).toBeUndefined()
      const storing = storeUntilGone(first, stored)
      const second = await start()
      expect(second.refused).toContain(`in use by process ${first.child.pid}`)
      expect(second.refused).toContain('DATA_DIR=')
      // At a different moment each time, during writes.
      await new Promise((resolve) => setTimeout(resolve, 100 + (round % 5) * 170))
      first.child.kill(signal)
      await gone(first.child)
      await storing
    }
    const last = await startDemoBackend(folder)
    const results = await findStored(last, stored)
    console.log(`${rounds} × ${signal}: ${stored.length} acknowledged, ${results.size} of them found`)
    expect(stored.length).toBeGreaterThan(rounds)
    expect(stored.filter((id) => !results.has(id))).toEqual([])
    await last.stop()
  },
)

it('a start waits for the previous one, which is still closing its database', async () => {
  const first = await start()
  const database = Number.parseInt(readFileSync(`${folder}/postgres/data/postmaster.pid`, 'utf8'), 10)
  // Closing takes as long as on a busy machine: longer than its ports stay taken.
  process.kill(database, 'SIGSTOP')
  first.child.kill('SIGTERM')
  const port = Number(new URL(first.url!).port)
  await vi.waitFor(async () => expect(await isTaken(port)).toBe(false), 20_000)
  const starting = start()
  setTimeout(() => process.kill(database, 'SIGCONT'), 2000)
  const second = await starting
  expect(second.refused).toBeUndefined()
  second.child.kill('SIGTERM')
  await gone(second.child)
}, 120_000)
