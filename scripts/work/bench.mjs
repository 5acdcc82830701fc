import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { startBackend } from '../lib/backend.mjs'
import { benchSearch } from '../lib/bench-search.mjs'
import { freePort } from '../lib/ports.mjs'
import { launch } from '../lib/run.mjs'
import { main, UserError, say } from '../lib/say.mjs'
import { pageWeight } from '../lib/page-weight.mjs'

const many = 5000
const pages = ['/', '/rent', '/buy', '/property/cornwall-gardens-apartment', '/404']

/** Copies the demo homes, under other names, until the database holds `count`. */
async function fill({ url, secrets }, count) {
  const headers = { apikey: secrets.secretKey, 'content-type': 'application/json' }
  const homes = await (await fetch(`${url}/rest/v1/properties?select=*`, { headers })).json()
  const rows = Array.from({ length: count - homes.length }, (_, n) => {
    const home = homes[n % homes.length]
    return {
      ...home,
      id: randomUUID(),
      slug: `${home.slug}-${n}`,
      title: `${home.title} ${n}`,
      created_at: new Date(Date.now() - n * 60_000 - 864e7).toISOString(),
    }
  })
  for (let n = 0; n < rows.length; n += 500) {
    const answer = await fetch(`${url}/rest/v1/properties`, {
      method: 'POST',
      headers,
      body: JSON.stringify(rows.slice(n, n + 500)),
    })
    if (!answer.ok) throw new UserError(`The generated listings were refused: ${await answer.text()}`)
  }
}

/** Builds once; seconds, and the most memory the build held at a time (where /proc tells). */
async function timed(backend, folder) {
  const started = performance.now()
  const child = launch('astro', ['build', '--outDir', folder], {
    env: { BACKEND_URL: backend.url, PUBLIC_SUPABASE_ANON_KEY: backend.secrets.publishableKey, NODE_ENV: 'production' },
    stdio: 'ignore',
  })
  let peak = 0
  const watch = setInterval(async () => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
    peak = Math.max(peak, Number(status.match(/VmHWM:\s+(\d+)/)?.[1] ?? 0) / 1024)
  }, 50)
  const code = await new Promise((resolve) => child.once('close', resolve))
  clearInterval(watch)
  if (code !== 0) throw new UserError('The build failed; npm run build says why.')
  return { seconds: (performance.now() - started) / 1000, peak }
}

await main(async () => {
  const scratch = await mkdtemp(`${tmpdir()}/meridian-bench-`)
  try {
    const backend = await startBackend(`${scratch}/db`, await freePort())
    const builds = []
    for (const count of [30, many]) {
      if (count > 30) await fill(backend, count)
      say(`Building with ${count} listings …`)
      builds.push({ count, folder: `${scratch}/site-${count}`, ...(await timed(backend, `${scratch}/site-${count}`)) })
    }
    await backend.stop()

    const [few, lots] = builds
    const perListing = ((lots.seconds - few.seconds) / (lots.count - few.count)) * 1000
    console.log('\n| listings | build | memory at most |\n|---:|---:|---:|')
    for (const { count, seconds, peak } of builds)
      console.log(`| ${count} | ${seconds.toFixed(1)} s | ${peak ? `${peak.toFixed(0)} MB` : 'not told here'} |`)
    console.log(
      `\nEach listing beyond the thirtieth adds ${perListing.toFixed(1)} ms and ` +
        `${(((lots.peak - few.peak) / (lots.count - few.count)) * 1024).toFixed(0)} kB.`,
    )

    console.log('\n| page | listings | HTML | CSS | script before a touch | fonts |\n|---|---:|---:|---:|---:|---:|')
    for (const page of pages)
      for (const { count, folder } of page === '/404' ? [few] : builds) {
        const { html, css, script, fonts } = await pageWeight(folder, page)
        console.log(`| ${page} | ${count} | ${html} | ${css} | ${script} | ${fonts} |`)
      }
    console.log('\nBytes of brotli; fonts as they are.')

    say('Searching among 100,000 listings …')
    console.log('\n| among 100,000 listings, over HTTP | half within | 95 % within | longest |\n|---|---:|---:|---:|')
    for (const { what, p50, p95, most } of await benchSearch(scratch))
      console.log(`| ${what} | ${p50.toFixed(0)} ms | ${p95.toFixed(0)} ms | ${most.toFixed(0)} ms |`)
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
})
