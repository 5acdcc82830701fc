import type { ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { launchServer, run, stop } from './child-process.ts'
import { errorCode, UserError } from './cli.ts'
import { root } from './paths.ts'
import { makeSecrets, readSecrets, type Secrets } from './secrets.ts'

// The storage tables exist only where this is set, for the reset and for the start alike.
const env = { EXPERIMENTAL_STORAGE: '1' }
const preload = new URL('backend-preload.ts', import.meta.url).href
const demoSeeds = ['supabase/seed.sql']

export interface Backend {
  url: string
  secrets: Secrets
  /** Whether this start filled the database with the demo data. */
  fresh: boolean
  process: ChildProcess
  stop: () => Promise<void>
}

/** The administrator's account, with the password of this clone. */
async function administratorSql({ adminPassword }: Secrets): Promise<string> {
  return (await readFile(`${root}scripts/lib/demo-administrator.sql`, 'utf8')).replace('{password}', adminPassword)
}

/** supabase/config.toml with what this clone alone knows, and the port that was chosen. */
async function configuration(port: number, { jwtSecret, publishableKey, secretKey }: Secrets): Promise<string> {
  const config = await readFile(`${root}supabase/config.toml`, 'utf8')
  const keys = `[auth]\njwt_secret = "${jwtSecret}"\npublishable_key = "${publishableKey}"\nsecret_key = "${secretKey}"`
  return config.replace(/^port = \d+/m, `port = ${port}`).replace(/^\[auth\]$/m, keys)
}

/**
 * Puts the migrations, the seeds and the configuration into `home`, where the database will live. What holds a secret
 * is for its owner's eyes alone.
 * @returns the secrets of this clone
 */
async function prepareHome(home: string, port: number, seeds: string[]): Promise<Secrets> {
  try {
    await mkdir(`${home}/supabase`, { recursive: true, mode: 0o700 })
    await rm(`${home}/supabase/migrations`, { recursive: true, force: true })
    await cp(`${root}supabase/migrations`, `${home}/supabase/migrations`, { recursive: true })
    const secrets = (await readSecrets(home)) ?? (await makeSecrets(home))
    const sql = await Promise.all([administratorSql(secrets), ...seeds.map((seed) => readFile(root + seed, 'utf8'))])
    for (const [name, text] of [
      ['seed.sql', sql.join('\n')],
      ['config.toml', await configuration(port, secrets)],
    ] as const) {
      // A file from before may be readable to others; a new one is not.
      await rm(`${home}/supabase/${name}`, { force: true })
      await writeFile(`${home}/supabase/${name}`, text, { mode: 0o600 })
    }
    return secrets
  } catch (error) {
    const code = errorCode(error) ?? ''
    if (['EROFS', 'EACCES', 'EPERM', 'ENOSPC', 'ENOENT', 'ENOTDIR'].includes(code))
      throw new UserError(
        `The database needs a folder it may write to, and ${home} is not one ` +
          `(${code}). Make it writable, or move the project, and start again.`,
      )
    throw error
  }
}

async function lite(home: string, args: string[], input?: string): Promise<void> {
  const { code, output } = await run('lite', args, { cwd: home, env, stdio: 'pipe', input })
  // A seed that fails is only a warning to lite; to us it is a failure.
  if (code !== 0 || output.includes('Seed warning'))
    throw new UserError(`The database could not be prepared (lite ${args.join(' ')}):\n${output.trim()}`)
}

// Written once the database is whole: which administrator's password it has, and which migrations.
const readyFile = (home: string) => `${home}/ready`
const hashOf = (...texts: string[]) => createHash('sha256').update(texts.join('\n')).digest('hex')

async function migrationsHash(home: string): Promise<string> {
  const folder = `${home}/supabase/migrations`
  const names = (await readdir(folder)).sort()
  return hashOf(...names, ...(await Promise.all(names.map((name) => readFile(`${folder}/${name}`, 'utf8')))))
}

async function noteReady(home: string, { adminPassword }: Secrets): Promise<void> {
  await writeFile(readyFile(home), `${hashOf(adminPassword)}\n${await migrationsHash(home)}`)
}

async function seed(home: string, secrets: Secrets): Promise<void> {
  await rm(readyFile(home), { force: true })
  await lite(home, ['db', 'reset', '--hard'])
  await noteReady(home, secrets)
}

/** Makes the database anew in `home`: migrations, then the demo data. What was there is gone, but for the secrets. */
export async function resetBackend(home: string, port: number, seeds = demoSeeds): Promise<void> {
  await seed(home, await prepareHome(home, port, seeds))
}

/**
 * Brings the database in `home` up to date and starts the backend on `port`.
 * A first start (or one whose reset was cut short) fills it with the demo data; later ones keep what is there.
 */
export async function startBackend(home: string, port: number, seeds = demoSeeds): Promise<Backend> {
  const before = await readFile(readyFile(home), 'utf8').catch(() => null)
  const fresh = before === null
  const secrets = await prepareHome(home, port, seeds)
  if (fresh) await seed(home, secrets)
  else {
    const [password, migrations] = before.split('\n')
    const [hasPassword, isMigrated] = [
      password === hashOf(secrets.adminPassword),
      migrations === (await migrationsHash(home)),
    ]
    if (!isMigrated) await lite(home, ['migration', 'up'])
    // Of a database from before each clone had secrets of its own, everybody knew the administrator's password.
    if (!hasPassword) await lite(home, ['db', 'query'], await administratorSql(secrets))
    if (!hasPassword || !isMigrated) await noteReady(home, secrets)
  }
  const child = launchServer('lite', ['start', '--no-admin'], {
    cwd: home,
    env,
    stdio: 'pipe',
    modules: [preload],
  })
  let output = ''
  const listen = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000))
  child.stdout?.on('data', listen)
  child.stderr?.on('data', listen)
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 300; tries++) {
    if (child.exitCode !== null) throw new UserError(`The backend stopped as it started:\n${output.trim()}`)
    const response = await fetch(`${url}/rest/v1/properties?select=id&limit=1`, {
      headers: { apikey: secrets.publishableKey },
    }).catch(() => null)
    if (response?.ok) return { url, secrets, fresh, process: child, stop: () => stop(child) }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await stop(child)
  throw new UserError(`The backend did not answer on ${url} within 30 seconds:\n${output.trim()}`)
}
