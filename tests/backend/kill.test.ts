import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { createClient } from '@supabase/supabase-js'
import { afterAll, expect, it } from 'vitest'
import { startBackend } from '../../scripts/lib/backend'
import { freePort } from '../../scripts/lib/ports'

const home = mkdtempSync(`${tmpdir()}/meridian-kill-`)
type Backend = Awaited<ReturnType<typeof startBackend>>
const seeds = ['supabase/seed.sql', 'tests/unlimited.sql']
const rounds = 3
afterAll(() => rmSync(home, { recursive: true, force: true }))

const acknowledged = new Set<string>()
let sent = 0

/** Sends messages one after the other until the backend is gone; notes those that it said it had stored. */
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

it(
  `a backend killed under load ${rounds} times has every message that it said it had`,
  { timeout: 180_000 },
  async () => {
    for (let round = 0; round < rounds; round++) {
      const backend = await startBackend(home, await freePort(), seeds)
      const senders = Array.from({ length: 8 }, () => keepSending(backend))
      // At another moment each time, and never between two writes by design.
      await new Promise((resolve) => setTimeout(resolve, 700 + 613 * round))
      backend.process.kill('SIGKILL')
      await Promise.all(senders)
    }
    const backend = await startBackend(home, await freePort(), seeds)
    const admin = createClient(backend.url, backend.secrets.publishableKey, { auth: { persistSession: false } })
    await admin.auth.signInWithPassword({ email: 'admin@meridianrow.example', password: backend.secrets.adminPassword })
    const stored = new Set<string>()
    for (let from = 0; ; from += 1000) {
      const { data, error } = await admin
        .from('contact_submissions')
        .select('id')
        .order('id')
        .range(from, from + 999)
      if (error) throw error
      for (const { id } of data as { id: string }[]) stored.add(id)
      if (data.length < 1000) break
    }
    await backend.stop()
    console.log(`${sent} sent, ${acknowledged.size} acknowledged, ${stored.size} stored`)
    expect(acknowledged.size).toBeGreaterThan(50)
    expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([])
  },
)
