import { readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { type ChildProcess, fork } from 'node:child_process'
import { afterAll, expect, it } from 'vitest'
import { startBackend } from '../../scripts/lib/backend'
import { freePort } from '../../scripts/lib/ports'
import { bin } from '../../scripts/lib/paths'

// Two processes on one data folder: the second is refused, by the name of the first, and nothing is lost.

const home = await mkdtemp(`${tmpdir()}/meridian-one-folder-`)
afterAll(() => rm(home, { recursive: true, force: true }))
const worker = new URL('start-backend.ts', import.meta.url).pathname

interface Started {
  url?: string
  key?: string
  refused?: string
}
/** Starts the backend in a process of its own, as `npm start` does. */
async function start(): Promise<Started & { child: ChildProcess }> {
  const child = fork(worker, [home, String(await freePort())], {
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

/** Stores one message, and says its id once the database has acknowledged it. */
async function store({ url, key }: Started): Promise<string> {
  const id = crypto.randomUUID()
  const { status } = await fetch(`${url}/rest/v1/contact_submissions`, {
    method: 'POST',
    headers: { apikey: key!, 'content-type': 'application/json' },
    body: JSON.stringify({ id, name: 'Ama Boateng', email: `${id}@example.com`, phone: null, message: 'Kept?' }),
  })
  expect(status).toBe(201)
  return id
}

it.each(['SIGTERM', 'SIGKILL'] as const)(
  'a second start is refused while the first runs; after %s of the first, all that it acknowledged is there',
  { timeout: 240_000 },
  async (signal) => {
    const stored: string[] = []
    for (let round = 0; round < 3; round++) {
      const first = await start()
      stored.push(await store(first))
      const second = await start()
      expect(second.refused).toContain(`in use by process ${first.child.pid}`)
      expect(second.refused).toContain('DATA_DIR=')
      stored.push(await store(first))
      first.child.kill(signal)
      await gone(first.child)
    }
    const last = await startBackend(home, await freePort())
    const answer = await fetch(`${last.url}/rest/v1/contact_submissions?select=id&id=in.(${stored.join()})`, {
      headers: { apikey: last.secrets.secretKey },
    })
    expect(((await answer.json()) as unknown[]).length).toBe(stored.length)
    await last.stop()
  },
)

it('a lock whose process is gone, or whose number another process has now, is taken over', async () => {
  for (const lock of [
    '{"pid":',
    JSON.stringify({ pid: 2 ** 22 + 1, began: '1', since: '' }),
    JSON.stringify({ pid: process.pid, began: '1', since: '' }),
  ]) {
    writeFileSync(`${home}/lock`, lock)
    const backend = await startBackend(home, await freePort())
    expect(JSON.parse(readFileSync(`${home}/lock`, 'utf8'))).toMatchObject({ pid: process.pid })
    await backend.stop()
  }
}, 60_000)
