import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Backend } from '../../scripts/lib/backend'
import { stop } from '../../scripts/lib/child-process'
import { root } from '../../scripts/lib/paths'
import { freePort } from '../../scripts/lib/ports'
import { confirmedAlert } from '../alert-token'
import { startDemoBackend } from '../demo-backend'
import { startMailServer } from '../mail-server'
import { slowness } from './slowness'

// The Edge Functions on Supabase's runtime, with a real database and a real mail server.

/** Deno's own executable: stopping its launcher would leave it running. Null if the platform has none. */
function denoExecutable(): string | null {
  try {
    const { runInstall } = createRequire(import.meta.url)('deno/install_api.cjs') as { runInstall: () => string }
    const path = runInstall()
    return spawnSync(path, ['--version']).status === 0 ? path : null
  } catch {
    return null
  }
}
const deno = denoExecutable()
if (!deno) console.log('Deno is not installed here: what the Edge Functions do on it is not tested.')

const scratch = mkdtempSync(`${tmpdir()}/agency-edge-`)
const functions = readdirSync(`${root}supabase/functions`).filter((name) => !name.startsWith('_'))
const running: ChildProcess[] = []
const mail = await startMailServer()
afterAll(async () => {
  await Promise.all(running.map((child) => stop(child)))
  mail.close()
  rmSync(scratch, { recursive: true, force: true })
})

// Packages come only from node_modules, so the tests need no network.
const offline = ['--no-config', '--node-modules-dir=manual', '--no-remote']
const environment = { PATH: process.env['PATH'], DENO_DIR: `${scratch}/deno`, DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' }

/** Starts a function with only these settings in its environment. */
async function start(name: string, settings: Record<string, string>) {
  const port = await freePort()
  const permissions = ['--allow-env', '--allow-net=127.0.0.1', '--allow-sys=hostname']
  const child = spawn(deno!, ['run', ...offline, ...permissions, `supabase/functions/${name}/index.ts`], {
    cwd: root,
    env: { ...environment, DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`, ...settings },
  })
  running.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (output += piece))
  const ask = (path = '', init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}/${name}${path}`, { redirect: 'manual', ...init })
  await vi
    .waitFor(() => ask('', { method: 'OPTIONS' }), { timeout: 20_000 })
    .catch(() => {
      throw new Error(`The function ${name} does not start:\n${output}`)
    })
  return { ask, pid: child.pid!, output: () => output }
}

/** The output of `deno info` for a module. */
interface Module {
  specifier: string
  /** `code` exists for imports of more than types. */
  dependencies?: { specifier: string; code?: object }[]
}

/** The CPU seconds of a process, if the system reports them. */
function processorSeconds(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return (Number(fields[11]) + Number(fields[12])) / 100
  } catch {
    return null
  }
}

describe.skipIf(!deno)('On Deno', { timeout: 60_000 }, () => {
  it('the types of every Edge Function are valid', () => {
    const paths = functions.map((name) => `supabase/functions/${name}/index.ts`)
    const { status, stderr } = spawnSync(deno!, ['check', ...offline, ...paths], {
      cwd: root,
      env: environment,
      encoding: 'utf8',
    })
    expect(stderr.replaceAll(/^Check .*\n/gm, '')).toBe('')
    expect(status).toBe(0)
  })

  it('every Edge Function imports files by paths that Supabase’s CLI follows as it deploys', () => {
    for (const name of functions) {
      const entry = `supabase/functions/${name}/index.ts`
      const { stdout } = spawnSync(deno!, ['info', '--json', ...offline, entry], { cwd: root, env: environment })
      const { modules } = JSON.parse(stdout.toString()) as { modules: Module[] }
      const imports = modules
        .filter(({ specifier }) => specifier.startsWith('file:') && !specifier.includes('/node_modules/'))
        .flatMap(({ dependencies = [] }) => dependencies.flatMap(({ specifier, code }) => (code ? [specifier] : [])))
      expect(imports.length, name).toBeGreaterThan(3)
      // Files are imported by full path without a query; packages by their name in deno.json.
      const file = /^(\.{1,2}|#agency|#messages)\/.+\.ts$/
      const named = /^(node:[\w/]+|nodemailer(\/lib\/smtp-connection)?|@supabase\/supabase-js)$/
      const others = imports.filter((path) => !file.test(path) && !named.test(path))
      expect(others, name).toEqual([])
    }
  })

  describe('with a database', () => {
    let backend: Backend
    let settings: Record<string, string>
    beforeAll(async () => {
      backend = await startDemoBackend(`${scratch}/home`, ['tests/backend/many-emails.sql'])
      settings = {
        SUPABASE_URL: backend.url,
        SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: backend.secrets.publishableKey }),
        SUPABASE_SECRET_KEYS: JSON.stringify({ default: backend.secrets.secretKey }),
        SMTP_URL: mail.url,
        SEND_EMAILS_KEY: 'a key of its own',
      }
      return backend.stop
    }, 60_000)

    it('send-emails sends 500 emails a call in two CPU seconds, the rest in the next', { retry: 0 }, async () => {
      const { ask, pid } = await start('send-emails', settings)
      const call = async () => {
        const response = await ask('', { method: 'POST', headers: { 'x-send-emails-key': 'a key of its own' } })
        return [response.status, await response.json()]
      }
      const slownessBefore = slowness()
      const before = processorSeconds(pid)
      expect(await call()).toEqual([200, { tried: 500, more: true }])
      const after = processorSeconds(pid)
      expect(await call()).toEqual([200, { tried: 20, more: false }])
      expect(new Set(mail.caught.map(({ email }) => email.messageId)).size).toBe(520)
      if (before === null || after === null) return
      const seconds = (after - before) / Math.max(slownessBefore, slowness())
      console.log(
        `500 emails took ${(after - before).toFixed(1)} s of a processor, ${seconds.toFixed(1)} s of a usual one`,
      )
      expect(seconds).toBeLessThan(2)
    })

    it('send-emails reports a missing setting, in its response and its log', async () => {
      const { ask, output } = await start('send-emails', { ...settings, SMTP_URL: '' })
      const response = await ask('', { method: 'POST', headers: { 'x-send-emails-key': 'a key of its own' } })
      expect([response.status, await response.text()]).toEqual([500, expect.stringMatching(/^SMTP_URL is missing\./)])
      await vi.waitFor(() => expect(output()).toContain('SMTP_URL is missing.'))
    })

    it('calendar returns the diary for a valid key, and logs no key', async () => {
      const { secrets } = backend
      const admin = createClient(backend.url, secrets.publishableKey, { auth: { persistSession: false } })
      await admin.auth.signInWithPassword({ email: 'admin@meridianrow.example', password: secrets.adminPassword })
      const key = (await admin.rpc('new_calendar_key')).data as string
      const { ask, output } = await start('calendar', settings)
      const feed = await ask(`/${key}.ics`)
      expect([feed.status, await feed.text()]).toEqual([200, expect.stringMatching(/^BEGIN:VCALENDAR\r\n/)])
      expect(feed.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
      const head = await ask(`/${key}.ics`, { method: 'HEAD' })
      expect([head.status, await head.text()]).toEqual([200, ''])
      expect((await ask(`/${'0'.repeat(64)}.ics`)).status).toBe(404)
      expect(output()).not.toContain(key)
    })

    it('unsubscribe ends an alert by POST, and redirects a GET to the site', async () => {
      const { token, state } = await confirmedAlert(backend.url, backend.secrets)
      const { ask, output } = await start('unsubscribe', settings)
      const followed = await ask(`?token=${token}`)
      expect([followed.status, followed.headers.get('location')]).toEqual([
        303,
        `https://www.meridianrow.example/alerts?token=${token}`,
      ])
      expect(await state()).toBe('active')
      const pressed = await ask(`?token=${token}`, {
        method: 'POST',
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      })
      expect([pressed.status, await pressed.text()]).toEqual([200, 'You are unsubscribed.\n'])
      expect(await state()).toBe('ended')
      expect(output()).not.toContain(token)
    })
  })
})
