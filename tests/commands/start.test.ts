import './as-a-person'
import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { startBackend } from '../../scripts/lib/backend'
import { freePort, isTaken } from '../../scripts/lib/ports'
import { readSecrets, type Secrets } from '../../scripts/lib/secrets'
import { englishOnly } from '../every-case'
import { ownFolder } from './own-folder'

// Runs npm start like a person, on its own ports and folder.
const data = ownFolder('start')
const running: { child: ChildProcess; output: string }[] = []
const ports = { PORT: String(await freePort()), BACKEND_PORT: String(await freePort()) }

function start(
  env: Record<string, string> = {},
  [command, ...args]: [string, ...string[]] = ['npm', 'start', '--silent'],
) {
  const child = spawn(command, args, {
    env: { ...process.env, ...englishOnly, DATA_DIR: data, ...ports, ...env },
    detached: true,
  })
  const started = { child, output: '' }
  running.push(started)
  child.stdout.on('data', (piece) => (started.output += piece))
  child.stderr.on('data', (piece) => (started.output += piece))
  return started
}
const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve) =>
    child.exitCode !== null ? resolve(child.exitCode) : child.once('exit', resolve),
  )
/** Waits up to 400 s: a site is built beside other tests, on a machine that may be slow. */
async function untilPrinted(started: { child: ChildProcess; output: string }, text: string) {
  for (let n = 0; !started.output.includes(text); n++) {
    if (started.child.exitCode !== null || n > 4000) throw new Error(started.output)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
/** Free ports: the site and database have ended with their parent. */
async function nothingIsLeft() {
  await vi.waitFor(
    async () =>
      expect(await Promise.all(Object.values(ports).map((port) => isTaken(Number(port))))).toEqual([false, false]),
    // An orphaned process may take thirty seconds to end.
    40_000,
  )
}
/** Signals npm and its children, like Ctrl-C in a terminal. */
const interrupt = (child: ChildProcess, signal: NodeJS.Signals = 'SIGINT') => process.kill(-child.pid!, signal)

afterEach(() => {
  for (const { child } of running) if (child.exitCode === null && child.signalCode === null) interrupt(child, 'SIGKILL')
})
// Processes that are ending may still write.
afterAll(() => rmSync(data, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 }))

describe('npm start', () => {
  it(
    'opens the site, prints its address, keeps data after a kill, and leaves nothing behind',
    { timeout: 900_000 },
    async () => {
      const site = `http://localhost:${ports.PORT}`
      const message = {
        id: crypto.randomUUID(),
        name: 'Ama Boateng',
        email: 'ama@example.com',
        phone: null,
        message: 'Kept?',
      }
      let secrets: Secrets | null = null
      const send = (origin: string) =>
        fetch(`${origin}/rest/v1/contact_submissions`, {
          method: 'POST',
          headers: { apikey: secrets!.publishableKey, 'content-type': 'application/json' },
          body: JSON.stringify(message),
        })

      const first = start()
      await untilPrinted(first, 'Ctrl-C stops')
      secrets = await readSecrets(data)
      expect(first.output).toMatch(
        new RegExp(`Starting the database[^]+Building the site[^]+password ${secrets!.adminPassword}`),
      )
      // Files with secrets are readable only by their owner.
      for (const file of ['secrets.json', 'supabase/config.toml', 'postgres/password'])
        expect(statSync(`${data}/${file}`).mode & 0o077, file).toBe(0)
      expect(await (await fetch(`${site}/rent`)).text()).toContain('Cornwall Gardens Apartment')
      expect((await send(site)).status).toBe(201)
      interrupt(first.child)
      await ended(first.child)
      expect(first.output).toContain('Stopping.')
      await nothingIsLeft()

      // npm's command without npm: SIGKILL reaches this one process and none of its children, of which a build is one.
      const second = start({}, [process.execPath, 'scripts/run.mjs', 'start'])
      await untilPrinted(second, 'Building the site')
      expect(second.output).toContain('It keeps what it held')
      // The same id again: the first start's row still exists.
      expect((await send(`http://127.0.0.1:${ports.BACKEND_PORT}`)).status).toBe(409)
      second.child.kill('SIGKILL')
      await nothingIsLeft()

      const third = await startBackend(data, await freePort())
      expect([third.isNewDatabase, third.secrets]).toEqual([false, secrets])
      expect((await send(third.url)).status).toBe(409)
      await third.stop()
    },
  )

  it('reports a taken port, and how to choose another', { timeout: 30_000 }, async () => {
    const busy = await new Promise<Server>((resolve) => {
      const server = createServer().listen(0, '127.0.0.1', () => resolve(server))
    })
    const { port } = busy.address() as { port: number }
    const started = start({ PORT: String(port) })
    expect(await ended(started.child)).toBe(1)
    expect(started.output).toContain(`Port ${port}, where the site would listen, is taken`)
    expect(started.output).not.toMatch(/\n\s+at /)
    busy.close()
  })

  it('reports that it needs a writable folder', { timeout: 30_000 }, async () => {
    const started = start({ DATA_DIR: '/dev/null/nowhere' })
    expect(await ended(started.child)).toBe(1)
    expect(started.output).toMatch(/needs a folder it may write to/)
  })

  it('refuses an invalid backend address at once', { timeout: 60_000 }, async () => {
    const started = start({ PUBLIC_SUPABASE_URL: 'nonsense' })
    expect(await ended(started.child)).toBe(1)
    expect(started.output).toContain('Invalid Supabase URL format')
    await nothingIsLeft()
  })
})
