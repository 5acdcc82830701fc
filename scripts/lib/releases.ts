import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { rulesSuffix } from './generated-rules.ts'
import { migrationsFolder, root } from './paths.ts'

export const releasesFolder = `${root}supabase/releases/`

/** supabase/releases/VERSION.json: what a release added to the migrations. */
export interface Release {
  /** The day of the release, as yyyy-mm-dd. */
  date: string
  /** The SHA-256 of each added migration, by file name. */
  migrations: Record<string, string>
}

/** Names of migrations of an agency itself, which no release contains: 20270101120000_own_number_homes.sql. */
const isOwn = (name: string) => /^\d{14}_own_/.test(name)

/** The hash of a migration. Git may have changed its line ends on Windows. */
export const migrationHash = (text: string) => createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex')

/** Every migration that a release contains: name and hash. */
export const releasedMigrations = (releases: readonly Release[]): Map<string, string> =>
  new Map(releases.flatMap(({ migrations }) => Object.entries(migrations)))

/** The migrations that the next release will add: name and hash. */
export function addedMigrations(files: ReadonlyMap<string, string>, releases: readonly Release[]) {
  const released = releasedMigrations(releases)
  const added = [...files].filter(([name]) => !released.has(name) && !isOwn(name))
  return Object.fromEntries(added.toSorted().map(([name, text]) => [name, migrationHash(text)]))
}

/**
 * Faults that break migrations, or make databases of a release differ from new ones: two with one time, a released one
 * that was changed or removed, and an added one that sorts before a released one.
 * @param files text of each migration, by file name
 */
export function migrationFaults(files: ReadonlyMap<string, string>, releases: readonly Release[]): string[] {
  const released = releasedMigrations(releases)
  const last = [...released.keys()].sort().at(-1) ?? ''
  const changed = [...released].flatMap(([name, hash]) => {
    const text = files.get(name)
    if (text === undefined) return [`${name} is released, and missing`]
    return migrationHash(text) === hash ? [] : [`${name} is released, and was changed`]
  })
  // An agency that generates its own rules may have an older file of them. The newest one decides.
  const early = Object.keys(addedMigrations(files, releases))
    .filter((name) => name < last && !name.endsWith(rulesSuffix))
    .map((name) => `${name} is new, and its time is before ${last}`)
  const times = [...files.keys()].map((name) => name.slice(0, 14))
  const twice = [...new Set(times.filter((time, n) => times.indexOf(time) !== n))]
  return [...changed, ...early, ...twice.map((time) => `${time} is the time of two migrations`)]
}

/** Every release, by version. */
export async function readReleases(): Promise<Map<string, Release>> {
  const files = (await readdir(releasesFolder)).filter((name) => name.endsWith('.json'))
  const entries = files.map(
    async (name) =>
      [name.slice(0, -'.json'.length), JSON.parse(await readFile(releasesFolder + name, 'utf8')) as Release] as const,
  )
  return new Map(await Promise.all(entries))
}

/** Whether the record of a version is in the last commit. From then on databases may have its migrations. */
export const isCommitted = (version: string, folder = root) =>
  execFileSync('git', ['ls-tree', '--name-only', 'HEAD', `supabase/releases/${version}.json`], {
    cwd: folder,
    encoding: 'utf8',
  }) !== ''

/** The text of every migration, by file name, in order. */
export async function readMigrations(): Promise<Map<string, string>> {
  const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).sort()
  const texts = names.map(async (name) => [name, await readFile(migrationsFolder + name, 'utf8')] as const)
  return new Map(await Promise.all(texts))
}
