import { cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { root } from './paths.mjs'
import { launchServer, run, stop } from './run.mjs'
import { Plain } from './say.mjs'

// The storage tables exist only where this is set, for the reset and for the start alike.
const env = { EXPERIMENTAL_STORAGE: '1' }
const demo = ['supabase/seed.sql']
const exists = (path) => stat(path).then(() => true, () => false)

/** The keys of supabase/config.toml: they open the embedded backend and nothing else. */
export async function localKeys() {
  const config = await readFile(`${root}supabase/config.toml`, 'utf8')
  const value = (name) => config.match(new RegExp(`^${name} = "(.+)"`, 'm'))?.[1]
  return { publishable: value('publishable_key'), secret: value('secret_key') }
}

/** Puts the migrations, the seeds and the configuration (with this port) into `home`, where the database will live. */
async function settle(home, port, seeds) {
  try {
    await mkdir(`${home}/supabase`, { recursive: true })
    await rm(`${home}/supabase/migrations`, { recursive: true, force: true })
    await cp(`${root}supabase/migrations`, `${home}/supabase/migrations`, { recursive: true })
    const sql = await Promise.all(seeds.map((seed) => readFile(root + seed, 'utf8')))
    await writeFile(`${home}/supabase/seed.sql`, sql.join('\n'))
    const config = await readFile(`${root}supabase/config.toml`, 'utf8')
    await writeFile(`${home}/supabase/config.toml`, config.replace(/^port = \d+/m, `port = ${port}`))
  } catch (error) {
    if (['EROFS', 'EACCES', 'EPERM', 'ENOSPC', 'ENOENT', 'ENOTDIR'].includes(error.code))
      throw new Plain(`The database needs a folder it may write to, and ${home} is not one (${error.code}). Make it writable, or move the project, and start again.`)
    throw error
  }
}

async function lite(home, ...args) {
  const { code, output } = await run('lite', args, { cwd: home, env, stdio: 'pipe' })
  // A seed that fails is only a warning to lite; to us it is a failure.
  if (code !== 0 || output.includes('Seed warning'))
    throw new Plain(`The database could not be prepared (lite ${args.join(' ')}):\n${output.trim()}`)
}

/** Makes the database anew in `home`: migrations, then the demo data. What was there is gone. */
export async function resetBackend(home, port, seeds = demo) {
  await settle(home, port, seeds)
  await rm(`${home}/ready`, { force: true })
  await lite(home, 'db', 'reset', '--hard')
  await writeFile(`${home}/ready`, '')
}

/**
 * Brings the database in `home` up to date and starts the backend on `port`.
 * A first start (or one whose reset was cut short) fills it with the demo data; later ones keep what is there.
 * @returns {Promise<{ url: string, fresh: boolean, process: import('node:child_process').ChildProcess, stop: () => Promise<void> }>}
 */
export async function startBackend(home, port, seeds = demo) {
  const fresh = !(await exists(`${home}/ready`))
  if (fresh) await resetBackend(home, port, seeds)
  else {
    await settle(home, port, seeds)
    await lite(home, 'migration', 'up')
  }
  const child = launchServer('lite', ['start', '--no-admin'], { cwd: home, env, stdio: 'pipe' })
  let said = ''
  const listen = (piece) => (said = (said + piece).slice(-4000))
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  const url = `http://127.0.0.1:${port}`
  const { publishable } = await localKeys()
  for (let tries = 0; tries < 300; tries++) {
    if (child.exitCode !== null) throw new Plain(`The backend stopped as it started:\n${said.trim()}`)
    const answer = await fetch(`${url}/rest/v1/properties?select=id&limit=1`, { headers: { apikey: publishable } }).catch(() => null)
    if (answer?.ok) return { url, fresh, process: child, stop: () => stop(child) }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await stop(child)
  throw new Plain(`The backend did not answer on ${url} within 30 seconds:\n${said.trim()}`)
}
