import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto'

export const migrationsFolder = new URL('../../supabase/migrations/', import.meta.url)

/** What Supabase brings before the first migration, and no more than these migrations touch. */
export const supabase = `
  create role anon; create role authenticated; create role service_role;
  create schema auth; grant usage on schema auth to anon, authenticated;
  create table auth.users (id uuid primary key, email text);
  create table auth.sessions (id uuid primary key,
    user_id uuid references auth.users on delete cascade, not_after timestamptz);
  create function auth.uid() returns uuid language sql stable as $$
    select nullif(current_setting('request.user', true), '')::uuid $$;
  create function auth.jwt() returns jsonb language sql stable as $$
    select jsonb_build_object('session_id', nullif(current_setting('request.session', true), '')) $$;
  create schema storage; grant usage on schema storage to anon, authenticated;
  create table storage.buckets (id text primary key, name text not null unique, public boolean default false,
    file_size_limit bigint, allowed_mime_types text[]);
  create table storage.objects (id uuid primary key default gen_random_uuid(),
    bucket_id text references storage.buckets (id), name text, owner uuid, metadata jsonb);
  alter table storage.objects enable row level security;`

const extensions = { pgcrypto }

async function makeServerFiles(): Promise<Blob> {
  const server = new PGlite({ extensions })
  await server.exec(supabase)
  const files = await server.dumpDataDir('none')
  await server.close()
  return files
}

/**
 * The files of a server before the first migration. To make them takes three seconds of a processor: `npm test` names a
 * file (SERVER_FILES) that keeps them for every test file that needs them.
 */
async function serverFiles(): Promise<Blob> {
  const kept = process.env['SERVER_FILES']
  if (!kept) return makeServerFiles()
  if (!existsSync(kept)) await writeFile(kept, Buffer.from(await (await makeServerFiles()).arrayBuffer()))
  return new Blob([await readFile(kept)])
}

/** A PostgreSQL in memory with the migrations applied, and before them whatever a database may hold already. */
export async function migratedDatabase(before = ''): Promise<PGlite> {
  const database = new PGlite({ extensions, loadDataDir: await serverFiles() })
  await database.exec(before)
  for (const name of (await readdir(migrationsFolder)).sort())
    await database.exec(await readFile(new URL(name, migrationsFolder), 'utf8'))
  return database
}
