import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, expect, it, vi } from 'vitest'
import type { Backend } from '../../scripts/lib/backend'
import { startDemoBackend } from '../demo-backend'
import { everyCase } from '../every-case'

const folder = mkdtempSync(`${tmpdir()}/agency-restarts-`)
/** A second kill meets a database that has recovered from the first. */
const rounds = everyCase ? 3 : 2
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const start = () => startDemoBackend(folder, ['tests/unlimited.sql'])
const email = 'admin@meridianrow.example'
const clientOf = ({ url, secrets }: Backend) =>
  createClient(url, secrets.publishableKey, { auth: { persistSession: false } })

/** Kills the backend and all database processes; only the folder remains. */
async function crash(backend: Backend) {
  const [pid = ''] = readFileSync(`${folder}/postgres/data/postmaster.pid`, 'utf8').split('\n')
  process.kill(Number(pid), 'SIGKILL')
  for (const child of backend.processes) child.kill('SIGKILL')
  await backend.stop()
}

const acknowledged = new Set<string>()
let sent = 0

/** Sends messages sequentially until the backend stops; records the acknowledged ones. */
async function keepSending({ url, secrets }: Backend) {
  for (;;) {
    const id = crypto.randomUUID()
    sent += 1
    try {
      const { status } = await fetch(`${url}/rest/v1/contact_submissions`, {
        method: 'POST',
        headers: { apikey: secrets.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({ id, name: 'Ama Boateng', email: `${id}@example.com`, phone: null, message: 'Kept?' }),
      })
      if (status === 201) acknowledged.add(id)
    } catch {
      return
    }
  }
}

async function storedIds(admin: SupabaseClient): Promise<Set<string>> {
  const stored = new Set<string>()
  for (let from = 0; ; from += 1000) {
    const { data, error } = await admin
      .from('contact_submissions')
      .select('id')
      .order('id')
      .range(from, from + 999)
    if (error) throw error
    for (const { id } of data as { id: string }[]) stored.add(id)
    if (data.length < 1000) return stored
  }
}

// One database for both, because each start takes seconds of CPU.
let former: Backend['secrets']
it(`a backend is killed under load ${rounds} times`, { timeout: 180_000 }, async () => {
  for (let round = 0; round < rounds; round++) {
    const backend = await start()
    former = backend.secrets
    const senders = Array.from({ length: 8 }, () => keepSending(backend))
    // At a different moment each time, never deliberately between writes.
    await vi.waitFor(() => expect(acknowledged.size).toBeGreaterThan(15 * (round + 1)), 60_000)
    await new Promise((resolve) => setTimeout(resolve, 100 + 613 * round))
    await crash(backend)
    await Promise.all(senders)
  }
})

it(
  'a database from before each clone had secrets gets new ones, and keeps all acknowledged messages',
  { timeout: 120_000 },
  async () => {
    // The state that an earlier version left.
    rmSync(`${folder}/secrets.json`)
    const backend = await start()
    const client = clientOf(backend)
    expect((await client.auth.signInWithPassword({ email, password: former.adminPassword })).error?.message).toMatch(
      /invalid login/i,
    )
    expect((await client.auth.signInWithPassword({ email, password: backend.secrets.adminPassword })).error).toBeNull()
    const stored = await storedIds(client)
    console.log(`${sent} sent, ${acknowledged.size} acknowledged, ${stored.size} stored`)
    expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([])
    for (const name of Object.keys(former) as (keyof typeof former)[])
      expect(backend.secrets[name], name).not.toBe(former[name])
    await backend.stop()
    // The next start finds these secrets.
    const next = await start()
    expect(next.secrets).toEqual(backend.secrets)
    await next.stop()
  },
)
