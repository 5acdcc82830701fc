import { readFile } from 'node:fs/promises'
import { type Backend, startBackend } from '../lib/backend.ts'
import { launch } from '../lib/child-process.ts'
import { logStep, UserError } from '../lib/cli.ts'
import { freePort } from '../lib/ports.ts'
import { seedListings } from './seed-listings.ts'

const many = 5000

interface Build {
  count: number
  folder: string
  seconds: number
  /** The build's peak memory in MB; 0 without /proc. */
  peak: number
}

async function timeBuild(backend: Backend, count: number, folder: string): Promise<Build> {
  const started = performance.now()
  const child = launch('astro', ['build', '--outDir', folder], {
    env: { BACKEND_URL: backend.url, PUBLIC_SUPABASE_ANON_KEY: backend.secrets.publishableKey, NODE_ENV: 'production' },
    stdio: 'ignore',
  })
  let peak = 0
  const readPeak = async () => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
    peak = Math.max(peak, Number(status.match(/VmHWM:\s+(\d+)/)?.[1] ?? 0) / 1024)
  }
  const watch = setInterval(() => void readPeak(), 50)
  const code = await new Promise((resolve) => child.once('close', resolve))
  clearInterval(watch)
  if (code !== 0) throw new UserError('The build failed; npm run build says why.')
  return { count, folder, seconds: (performance.now() - started) / 1000, peak }
}

/** Builds the site with 30 and with 5,000 listings. */
export async function benchBuilds(scratch: string): Promise<void> {
  const backend = await startBackend(`${scratch}/db`, await freePort())
  const buildWith = async (count: number) => {
    logStep(`Building with ${count} listings …`)
    return timeBuild(backend, count, `${scratch}/site-${count}`)
  }
  const few = await buildWith(30)
  await seedListings(backend, many)
  const lots = await buildWith(many)
  await backend.stop()

  console.log('\n| listings | build | memory at most |\n|---:|---:|---:|')
  for (const { count, seconds, peak } of [few, lots])
    console.log(`| ${count} | ${seconds.toFixed(1)} s | ${peak ? `${peak.toFixed(0)} MB` : 'not known here'} |`)
  const added = lots.count - few.count
  console.log(
    `\nEach further listing adds ${(((lots.seconds - few.seconds) / added) * 1000).toFixed(1)} ms and ` +
      `${(((lots.peak - few.peak) / added) * 1024).toFixed(0)} kB.`,
  )
}
