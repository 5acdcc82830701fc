import type { ChildProcess } from 'node:child_process'
import { constants, existsSync } from 'node:fs'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { launchServer, stop } from './child-process.ts'
import { errorCode, logStep, UserError } from './cli.ts'
import { type FolderLock, lockFolder } from './folder-lock.ts'
import { root } from './paths.ts'
import { prepareDatabase } from './postgres/prepare.ts'
import { type PostgresServer, type ServerOptions, startPostgres } from './postgres/server.ts'
import { demoAdministrator } from '../../src/lib/demo-administrator.ts'
import { makeSecrets, readSecrets, type Secrets, storeSecrets } from './secrets.ts'

const postgrestRules = new URL('postgrest-rules.ts', import.meta.url).href
const collectWhenIdle = new URL('collect-when-idle.ts', import.meta.url).href
/** The demo data. Without seeds, a new database has migrations and one administrator only. */
export const demoSeeds = ['supabase/seed.sql']

export interface Backend {
  url: string
  secrets: Secrets
  /** The database's address for a superuser. */
  database: string
  /** Whether this start loaded the demo data. */
  isNewDatabase: boolean
  /** The processes of the backend. If one ends, the backend ends. */
  processes: ChildProcess[]
  /** Marks the folder before a port is free, so that the next start waits for the end of this process. */
  stop: () => Promise<void>
}

/** supabase/config.toml with this clone's values: the database's address and the chosen port. */
async function backendConfig(database: string, port: number, { jwtSecret, publishableKey, secretKey }: Secrets) {
  const config = await readFile(`${root}supabase/config.toml`, 'utf8')
  const keys = `[auth]\njwt_secret = "${jwtSecret}"\npublishable_key = "${publishableKey}"\nsecret_key = "${secretKey}"`
  return config
    .replace(/^port = \d+/m, `port = ${port}`)
    .replace(/^\[db\]$/m, `[db]\ndriver = "postgres"\nurl = "${database}"`)
    .replace(/^\[auth\]$/m, keys)
}

/** The user's own PostgreSQL in DATABASE_URL, if set. */
function userServer(url: string): Omit<PostgresServer, 'process'> {
  if (!URL.canParse(url) || !/^postgres(ql)?:$/.test(new URL(url).protocol))
    throw new UserError(
      `DATABASE_URL is “${url}”, which is no PostgreSQL address. It looks like ` +
        'postgres://user:password@localhost:5432/database; the user must be a superuser of an empty database.',
    )
  return { address: () => url, stop: () => Promise.resolve() }
}

async function openDatabase(
  folder: string,
  options: ServerOptions,
): Promise<Omit<PostgresServer, 'process'> & { process?: ChildProcess }> {
  if (process.env['DATABASE_URL']) return userServer(process.env['DATABASE_URL'])
  if (existsSync(`${folder}/supabase/.temp/pgdata`) && !existsSync(`${folder}/postgres`))
    logStep(`The database of an earlier version stays in ${folder}/supabase/.temp/pgdata; this one begins anew.`)
  return startPostgres(`${folder}/postgres`, options)
}

/** Locks the data folder, and explains what to do if it is not writable. */
async function lockDataFolder(folder: string): Promise<FolderLock> {
  try {
    await mkdir(`${folder}/supabase`, { recursive: true, mode: 0o700 })
    return await lockFolder(folder)
  } catch (error) {
    const code = errorCode(error) ?? ''
    if (['EROFS', 'EACCES', 'EPERM', 'ENOSPC', 'ENOENT', 'ENOTDIR'].includes(code))
      throw new UserError(
        `The database needs a folder it may write to, and ${folder} is not one ` +
          `(${code}). Make it writable, or move the project, and start again.`,
      )
    throw error
  }
}

interface BackendOptions extends ServerOptions {
  /**
   * A data folder of a stopped backend. A folder without a database begins as its copy, to which the seeds are added.
   * Tests use this, because migrations and demo data take seconds of CPU.
   */
  copyOf?: string | undefined
}

interface OpenOptions extends BackendOptions {
  reset?: boolean
}

interface RunningDatabase {
  /** The database's address for a superuser. */
  database: string
  /** The same for the role that owns the objects of the migrations. */
  owner: string
  secrets: Secrets
  isNewDatabase: boolean
  processes: ChildProcess[]
  markStopping: () => void
  close: () => Promise<void>
}

/** Opens the database in `folder` and applies migrations. Loads the demo data into an empty database. */
async function openBackendDatabase(
  folder: string,
  seeds: readonly string[],
  { reset = false, copyOf, ...options }: OpenOptions,
): Promise<RunningDatabase> {
  const isCopy = copyOf !== undefined && !existsSync(`${folder}/postgres`)
  if (isCopy) await cp(copyOf, folder, { recursive: true, mode: constants.COPYFILE_FICLONE })
  const lock = await lockDataFolder(folder)
  let server: Awaited<ReturnType<typeof openDatabase>> | undefined
  const close = async () => {
    await server?.stop()
    await lock.release()
  }
  try {
    server = await openDatabase(folder, options)
    const stored = await readSecrets(folder)
    const secrets = stored ?? makeSecrets()
    const database = server.address('postgres')
    const administrator = (await readFile(`${root}scripts/lib/demo-administrator.sql`, 'utf8'))
      .replace('{password}', secrets.adminPassword)
      .replaceAll('{email}', demoAdministrator)
      .replace('{name}', seeds.includes(demoSeeds[0] ?? '') ? 'Demo administrator' : 'Administrator')
    const seedTexts = await Promise.all(seeds.map((seed) => readFile(root + seed, 'utf8')))
    if (reset) await rm(`${folder}/supabase/.temp/storage`, { recursive: true, force: true })
    const isNewDatabase = await prepareDatabase(database, {
      seeds: [administrator, ...seedTexts],
      reset,
      ownerSignsIn: server.process !== undefined,
      // An old database has an administrator password that was published, from before clones had their own secrets.
      after: isCopy ? seedTexts.join(';') : stored ? '' : administrator,
    })
    if (!stored) await storeSecrets(folder, secrets)
    return {
      database,
      owner: server.address('postgres', 'postgres'),
      secrets,
      isNewDatabase,
      processes: server.process ? [server.process] : [],
      markStopping: lock.markStopping,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Recreates the database in `folder`: migrations and demo data. Deletes existing data, but not the secrets. */
export async function resetBackend(folder: string, seeds: readonly string[] = demoSeeds): Promise<void> {
  const { close } = await openBackendDatabase(folder, seeds, { reset: true })
  await close()
}

/** Prepares a data folder for `copyOf`: migrations, demo data and `seeds`. Nothing runs in it afterwards. */
export async function prepareFolder(
  folder: string,
  seeds: readonly string[] = demoSeeds,
  options: BackendOptions = {},
): Promise<void> {
  const { close } = await openBackendDatabase(folder, seeds, { unsafe: true, ...options })
  await close()
}

interface ApiOptions {
  folder: string
  /** The database's address for the role that owns the objects of the migrations. */
  owner: string
  port: number
  secrets: Secrets
  /** The path whose response means that the process is ready. */
  readinessPath: string
}

/** Starts the API of an existing database on `port`. */
export async function startApi({ folder, owner, port, secrets, readinessPath }: ApiOptions) {
  // Only the owner may read a file with a secret. An older file may have other permissions.
  const config = `${folder}/supabase/config.toml`
  await rm(config, { force: true })
  await writeFile(config, await backendConfig(owner, port, secrets), { mode: 0o600 })
  const child = launchServer('lite', ['start', '--no-admin'], {
    cwd: folder,
    // The storage service starts only with this setting.
    env: { EXPERIMENTAL_STORAGE: '1' },
    stdio: 'pipe',
    modules: [postgrestRules, collectWhenIdle],
  })
  let output = ''
  const appendOutput = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000))
  child.stdout?.on('data', appendOutput)
  child.stderr?.on('data', appendOutput)
  const url = `http://127.0.0.1:${port}`
  const ended = () => child.signalCode ?? child.exitCode
  // It takes two seconds; much longer beside other heavy processes.
  for (const begun = performance.now(); performance.now() - begun < 60_000 && ended() === null;) {
    const response = await fetch(url + readinessPath, {
      headers: { apikey: secrets.publishableKey },
      signal: AbortSignal.timeout(10_000),
    }).catch(() => null)
    if (response?.ok) return { url, process: child, stop: () => stop(child) }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const how = ended() === null ? 'did not answer within a minute' : `ended (${ended()})`
  await stop(child)
  throw new UserError(`The backend ${how} on ${url}:\n${output.trim()}`)
}

/**
 * Applies migrations to the database in `folder` and starts the backend on `port`.
 * The first start loads the demo data; later starts keep existing data.
 */
export async function startBackend(
  folder: string,
  port: number,
  seeds: readonly string[] = demoSeeds,
  options: BackendOptions = {},
): Promise<Backend> {
  const { database, owner, secrets, isNewDatabase, processes, markStopping, close } = await openBackendDatabase(
    folder,
    seeds,
    options,
  )
  try {
    const api = await startApi({ folder, owner, port, secrets, readinessPath: '/rest/v1/properties?select=id&limit=1' })
    const stopAll = async () => {
      markStopping()
      await api.stop()
      await close()
    }
    return { url: api.url, secrets, database, isNewDatabase, processes: [...processes, api.process], stop: stopAll }
  } catch (error) {
    await close()
    throw error
  }
}
