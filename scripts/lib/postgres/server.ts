import { type ChildProcess, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import postgres from 'postgres'
import { launchServer, stop } from '../child-process.ts'
import { UserError } from '../cli.ts'
import { freePort } from '../ports.ts'
import { postgresProgram } from './programs.ts'

export interface PostgresServer {
  /** The address of a database, for the superuser or another role. */
  address: (database: string, role?: string) => string
  process: ChildProcess
  stop: () => Promise<void>
}

export interface ServerOptions {
  /** Whether a crash of the machine may lose the last writes. Tests use this. */
  unsafe?: boolean
}

const superuser = 'supabase_admin'
const supervisor = fileURLToPath(new URL('supervise.ts', import.meta.url))
const unsafeSettings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
const settings = (port: number, unsafe: boolean) =>
  [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=60',
    'shared_buffers=64MB',
    'timezone=UTC',
    'log_min_messages=fatal',
    ...(unsafe ? unsafeSettings : []),
  ].flatMap((setting) => ['-c', setting])

/** Creates an empty cluster atomically, with a password that only its owner can read. */
async function makeCluster(folder: string): Promise<void> {
  const [data, part, password] = [`${folder}/data`, `${folder}/data.part`, `${folder}/password`]
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await rm(part, { recursive: true, force: true })
  await writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600 })
  const [command = '', ...first] = postgresProgram('initdb')
  // The collation of hosted projects.
  const collation = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en-US']
  const account = ['-U', superuser, '--auth=scram-sha-256', `--pwfile=${password}`]
  const { status, stderr, error } = spawnSync(command, [...first, '-D', part, ...collation, ...account, '--no-sync'], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new UserError(`The database could not be made in ${folder}:\n${stderr || error?.message}`)
  await rename(part, data)
}

/** The processes that work in a cluster's folder, according to /proc; none without /proc. */
function processesIn(data: string): number[] {
  if (!existsSync('/proc/self/cwd')) return []
  const worksThere = (pid: string) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === data
    } catch {
      return false
    }
  }
  return readdirSync('/proc').filter(worksThere).map(Number)
}

/**
 * Ends a server that outlived its killed supervisor. Only this process can do so, because it has the folder's lock. The
 * server's pid file may name a process that has reused the number.
 */
async function stopOrphan(folder: string): Promise<void> {
  const [data, file] = [realpathSync(`${folder}/data`), `${folder}/data/postmaster.pid`]
  if (!existsSync(file)) return
  const postmaster = Number.parseInt(readFileSync(file, 'utf8'), 10)
  if (processesIn(data).includes(postmaster)) process.kill(postmaster, 'SIGINT')
  for (let tries = 0; tries < 1200 && processesIn(data).length > 0; tries++)
    await new Promise((resolve) => setTimeout(resolve, 50))
  if (existsSync('/proc/self/cwd') && processesIn(data).length === 0) await rm(file, { force: true })
}

async function untilReady(address: string, server: ChildProcess): Promise<boolean> {
  for (let tries = 0; tries < 600 && server.exitCode === null; tries++) {
    const sql = postgres(address, { max: 1, connect_timeout: 5, onnotice: () => undefined })
    const isReady = await sql`select 1`.then(
      () => true,
      () => false,
    )
    await sql.end({ timeout: 1 })
    if (isReady) return true
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return false
}

/**
 * Starts the project's PostgreSQL on a free port of this machine. The caller must have the folder's lock.
 * @param folder contains the cluster; a missing one is created
 */
export async function startPostgres(folder: string, { unsafe = false }: ServerOptions = {}): Promise<PostgresServer> {
  if (!existsSync(`${folder}/data`)) await makeCluster(folder)
  await stopOrphan(folder)
  const port = await freePort()
  const password = await readFile(`${folder}/password`, 'utf8')
  const address = (database: string, role = superuser) => `postgres://${role}:${password}@127.0.0.1:${port}/${database}`
  const child = launchServer(
    supervisor,
    [...postgresProgram('postgres'), '-D', `${folder}/data`, ...settings(port, unsafe)],
    {
      stdio: 'pipe',
    },
  )
  let output = ''
  const listen = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000))
  child.stdout?.on('data', listen)
  child.stderr?.on('data', listen)
  if (await untilReady(address('postgres'), child)) return { address, process: child, stop: () => stop(child, 20_000) }
  await stop(child)
  throw new UserError(`PostgreSQL did not start in ${folder}:\n${output.trim() || 'It did not say why.'}`)
}
