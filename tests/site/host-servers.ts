import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir, userInfo } from 'node:os'
import sirv from 'sirv'
import { vi } from 'vitest'
import { bin, root } from '../../scripts/lib/paths'
import { freePort } from '../../scripts/lib/ports'
import { readHeaderRules } from '../../scripts/lib/server/site-headers'
import { hostFiles } from '../../src/integrations/csp-headers/files'
import { hostSettings } from '../../src/integrations/csp-headers/settings'
import { agency as facts } from '#agency/agency.ts'
import { folder } from './built'

// Hosts' servers and runtimes, started locally with the project's files.

interface Closable {
  close: () => unknown
  closeAllConnections?: () => void
}

const scratch = mkdtempSync(`${tmpdir()}/agency-hosts-`)
const running: ChildProcess[] = []
const servers: Closable[] = []
const files = await hostFiles(folder, hostSettings({}))

export const isInstalled = (name: 'nginx' | 'caddy') =>
  spawnSync(name, [name === 'nginx' ? '-v' : 'version']).status === 0

/** Closes a test's server in `stopHosts`. */
export const track = <Tracked extends Closable>(server: Tracked) => (servers.push(server), server)

export function stopHosts(): void {
  // The next test file may start hosts in the same process.
  for (const child of running.splice(0)) child.kill()
  for (const server of servers.splice(0)) {
    server.close()
    server.closeAllConnections?.()
  }
  rmSync(scratch, { recursive: true, force: true })
}

async function start(port: number, command: string, args: string[], options: object = {}): Promise<string> {
  running.push(spawn(command, args, { stdio: 'ignore', ...options }))
  const origin = `http://127.0.0.1:${port}`
  await vi.waitFor(() => fetch(`${origin}/robots.txt`), { timeout: 30_000, interval: 100 })
  return origin
}

interface Places {
  /** The port of `npm run serve`; by default nothing listens. */
  serve?: number
  /** Additional lines of the server block. */
  more?: string
}

/** nginx with hosting/nginx.conf inside a server block. */
export async function startNginx({ serve = 9, more = '' }: Places): Promise<string> {
  const port = await freePort()
  const dataFolder = `${scratch}/nginx-${port}`
  mkdirSync(dataFolder, { recursive: true })
  const block = files['hosting/nginx.conf']!.replaceAll('127.0.0.1:4321', `127.0.0.1:${serve}`) + more
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${dataFolder};`,
  )
  writeFileSync(
    `${dataFolder}/nginx.conf`,
    // As root, its workers would run as another user without access to our folder.
    `daemon off; user ${userInfo().username}; pid ${dataFolder}/pid; error_log ${dataFolder}/errors; events {}
http { ${temporary.join(' ')} access_log off;
types { text/html html; text/css css; text/javascript js; image/avif avif; text/plain txt; text/xml xml; }
server { listen 127.0.0.1:${port}; root ${folder};
${block} } }`,
  )
  return start(port, 'nginx', ['-c', `${dataFolder}/nginx.conf`])
}

/** Caddy with hosting/Caddyfile. */
export async function startCaddy({ serve = 9 }: Places): Promise<string> {
  const port = await freePort()
  const { host } = new URL(facts.url)
  const block = files['hosting/Caddyfile']!.replace(host, `http://127.0.0.1:${port}`).replace(
    /^[\w.-]+ \{$/m,
    `http://localhost:${port} {`,
  )
  mkdirSync(scratch, { recursive: true })
  writeFileSync(`${scratch}/Caddyfile-${port}`, `{\n\tadmin off\n}\n${block}`)
  return start(port, 'caddy', ['run', '--config', `${scratch}/Caddyfile-${port}`, '--adapter', 'caddyfile'], {
    env: { ...process.env, SITE_ROOT: folder, SERVE_PORT: String(serve) },
  })
}

/** Cloudflare's runtime with this project's functions, by Cloudflare's command. */
export async function startCloudflare(settings: Record<string, string>): Promise<string> {
  const port = await freePort()
  const dataFolder = `${scratch}/cloudflare-${port}`
  mkdirSync(dataFolder, { recursive: true })
  // It writes beside the functions.
  for (const name of ['functions', 'src', 'scripts', 'node_modules']) symlinkSync(root + name, `${dataFolder}/${name}`)
  const bindings = Object.entries(settings).flatMap(([name, value]) => ['--binding', `${name}=${value}`])
  const address = ['--ip', '127.0.0.1', '--port', String(port), '--compatibility-date', '2026-11-01']
  const command = [`${root}node_modules/wrangler/bin/wrangler.js`, 'pages', 'dev', folder]
  return start(port, `${bin}node`, [...command, ...address, ...bindings, '--show-interactive-dev-session=false'], {
    cwd: dataFolder,
    // It makes no network requests.
    env: { ...process.env, HOME: dataFolder, WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' },
  })
}

/** The built files as Netlify and Vercel serve them: clean addresses, the build's headers, and 404. */
export async function startFiles(): Promise<string> {
  const headersOf = await readHeaderRules(folder)
  const send = sirv(folder, { extensions: ['html'] })
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site')
    for (const [name, value] of Object.entries(headersOf(pathname))) response.setHeader(name, value)
    send(request, response, () => void response.writeHead(404).end(readFileSync(`${folder}/404.html`)))
  })
  const port = await freePort()
  await new Promise<void>((listening) => track(server).listen(port, '127.0.0.1', listening))
  return `http://127.0.0.1:${port}`
}
