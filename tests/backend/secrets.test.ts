import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, expect, it } from 'vitest'
import { startBackend } from '../../scripts/lib/backend'
import { freePort } from '../../scripts/lib/ports'

const home = mkdtempSync(`${tmpdir()}/meridian-secrets-`)
afterAll(() => rmSync(home, { recursive: true, force: true }))
const email = 'admin@meridianrow.example'
const message = { id: crypto.randomUUID(), name: 'Ama Boateng', email: 'ama@example.com', message: 'Kept?' }

it(
  'a database from before each clone had secrets gets new ones and a new password, and keeps its rows',
  { timeout: 120_000 },
  async () => {
    const opened = async (work: (client: SupabaseClient, password: string) => Promise<void>) => {
      const backend = await startBackend(home, await freePort())
      const client = createClient(backend.url, backend.secrets.publishableKey, { auth: { persistSession: false } })
      await work(client, backend.secrets.adminPassword).finally(backend.stop)
      return backend.secrets
    }
    const old = await opened(async (client) =>
      expect((await client.from('contact_submissions').insert(message)).error).toBeNull(),
    )
    // So an earlier version left it.
    rmSync(`${home}/secrets.json`)
    writeFileSync(`${home}/ready`, '')

    let kept: unknown
    const made = await opened(async (client, password) => {
      expect((await client.auth.signInWithPassword({ email, password: old.adminPassword })).error?.message).toMatch(
        /invalid login/i,
      )
      expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull()
      kept = (await client.from('contact_submissions').select('message').eq('id', message.id)).data
    })
    expect(kept).toEqual([{ message: 'Kept?' }])
    for (const name of Object.keys(old) as (keyof typeof old)[]) expect(made[name], name).not.toBe(old[name])
    // The third start finds what the second has made.
    expect(await opened(async () => {})).toEqual(made)
  },
)
