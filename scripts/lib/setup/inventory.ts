import { readMigrations } from '../releases.ts'
import type { Sql } from './database.ts'

interface TableInventory {
  name: string
  /** Null if they cannot be counted. */
  rows: number | null
}

/** What pending migrations would find in the project. */
export interface Inventory {
  pending: string[]
  applied: number
  /** Versions in the project's history without a file in this clone. */
  foreignVersions: string[]
  /** Tables that stay, and get missing columns and constraints. */
  adopted: TableInventory[]
  /** Tables with a name that a migration needs for its own table. */
  clashes: { name: string; file: string }[]
  /** Functions that a migration replaces. */
  replacedFunctions: string[]
  /** Tables of the schema public that no migration names. */
  untouched: number
  droppedPolicies: { table: string; policy: string }[]
  hasBucket: boolean
}

/** The migrations that drop policies with open access, and their tables. */
const policyDrops = [
  { version: '20261121090100', tables: ['public.properties'] },
  {
    version: '20261121090200',
    tables: ['booking_valuations', 'valuation_requests', 'contact_submissions', 'property_inquiries'].map(
      (name) => `public.${name}`,
    ),
  },
  { version: '20261121110100', tables: ['storage.objects'] },
]

export const versionOf = (file: string) => file.replace(/_.*/, '')

const making = /^create (?:or replace )?function (\w+\.\w+)/gim
const replacing = /^create or replace function (\w+\.\w+)/gim
const functionsOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

async function appliedVersions(sql: Sql): Promise<string[]> {
  const [row] = await sql<{ has_history: boolean }[]>`
    select to_regclass('supabase_migrations.schema_migrations') is not null as has_history`
  if (!row?.has_history) return []
  const rows = await sql<{ version: string }[]>`select version from supabase_migrations.schema_migrations`
  return rows.map(({ version }) => version)
}

/** Inspects a project before any migration. Writes nothing. */
export async function takeInventory(sql: Sql): Promise<Inventory> {
  const migrations = [...(await readMigrations())].map(([file, text]) => ({ file, text }))
  const versions = await appliedVersions(sql)
  const pending = migrations.filter(({ file }) => !versions.includes(versionOf(file)))
  const tablesOf = (text: string) =>
    [...text.matchAll(/^create table (if not exists )?((?:public|private)\.\w+)/gim)].map(([, adopts, name = '']) => ({
      name,
      adopts: Boolean(adopts),
    }))
  const tables = await sql<{ name: string }[]>`
    select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'private') order by 1`
  const existing = new Set(tables.map(({ name }) => name))
  const wanted = pending.flatMap(({ file, text }) => tablesOf(text).map((table) => ({ ...table, file })))
  const ours = new Set(migrations.flatMap(({ text }) => tablesOf(text).map(({ name }) => name)))

  const adopted: TableInventory[] = []
  for (const { name, adopts } of wanted) {
    if (!adopts || !existing.has(name)) continue
    const count = await sql
      .unsafe<{ rows: number }[]>(`select count(*)::int as rows from ${name}`)
      .catch(() => [{ rows: null }])
    adopted.push({ name, rows: count[0]?.rows ?? null })
  }
  const applied = migrations.filter((migration) => !pending.includes(migration))
  const made = new Set(applied.flatMap(({ text }) => functionsOf(text, making)))
  const replaced = new Set(pending.flatMap(({ text }) => functionsOf(text, replacing)))
  const functions = await sql<{ name: string }[]>`
    select distinct pronamespace::regnamespace || '.' || proname as name from pg_proc
      where pronamespace::regnamespace::text in ('public', 'private') order by 1`
  const policies = await sql<{ table: string; policy: string; says: string }[]>`
    select schemaname || '.' || tablename as table, policyname as policy,
        coalesce(qual, '') || coalesce(with_check, '') as says
      from pg_policies order by 1, 2`
  const dropsFrom = policyDrops
    .filter(({ version }) => pending.some(({ file }) => versionOf(file) === version))
    .flatMap((drop) => drop.tables)
  const buckets = dropsFrom.includes('storage.objects')
    ? await sql`select from storage.buckets where id = 'property-images'`
    : []
  return {
    pending: pending.map(({ file }) => file),
    applied: applied.length,
    foreignVersions: versions.filter((version) => !migrations.some(({ file }) => versionOf(file) === version)),
    adopted,
    clashes: wanted.filter(({ name, adopts }) => !adopts && existing.has(name)),
    replacedFunctions: functions.map(({ name }) => name).filter((name) => replaced.has(name) && !made.has(name)),
    untouched: tables.filter(({ name }) => name.startsWith('public.') && !ours.has(name)).length,
    droppedPolicies: policies
      // The same rule as the bucket's migration: policies that name our bucket, or apply to every bucket.
      .filter(
        ({ table, says }) =>
          table !== 'storage.objects' || says.includes('property-images') || !says.includes('bucket_id'),
      )
      .filter(({ table }) => dropsFrom.includes(table)),
    hasBucket: buckets.length > 0,
  }
}

const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

/** What the migrations would change in existing content; empty for an empty project. */
export function inventoryLines(inventory: Inventory): string[] {
  const { adopted, replacedFunctions, untouched, droppedPolicies, hasBucket, foreignVersions } = inventory
  return [
    ...adopted.map(
      ({ name, rows }) =>
        `${name} exists (${rows === null ? 'rows not counted' : plural(rows, 'row')}): its rows stay; it gets the ` +
        'columns, checks and policies that it lacks',
    ),
    ...droppedPolicies.map(({ table, policy }) => `the policy “${policy}” on ${table} is dropped`),
    ...replacedFunctions.map((name) => `the function ${name} exists: it is replaced`),
    ...(hasBucket
      ? ['the bucket property-images exists: it becomes public, takes pictures alone, of 5 MB at most']
      : []),
    ...(untouched > 0 ? [`${plural(untouched, 'other table')} of the schema public: not touched`] : []),
    ...(foreignVersions.length > 0
      ? [`${plural(foreignVersions.length, 'migration')} of another origin in the project’s history: not touched`]
      : []),
  ]
}
