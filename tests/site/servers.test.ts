import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir, userInfo } from 'node:os'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freePort } from '../../scripts/lib/ports.mjs'
import { serveSite } from '../../scripts/lib/site-server.mjs'
import { hostFiles } from '../../src/lib/hosting/files'
import { site as facts } from '../../src/site'
import { folder } from './built'

// The same claims for each server that can serve the built site: ours, and nginx and Caddy with the files of hosting/
// wherever they are installed (`apt-get install nginx caddy`).
const installed = (name: string) => spawnSync(name, [name === 'nginx' ? '-v' : 'version']).status === 0
const site = '/srv/meridian-row/dist'
const files = await hostFiles(folder)
const scratch = mkdtempSync(`${tmpdir()}/meridian-servers-`)
const running: ChildProcess[] = []
let ours: Server | undefined

function run(command: string, args: string[]) {
  running.push(spawn(command, args, { stdio: 'ignore' }))
}

const start: Record<string, (port: number) => void | Promise<void>> = {
  async 'our own server'(port) {
    ours = await serveSite({ folder, port, backend: 'http://127.0.0.1:9' })
  },
  nginx(port) {
    const block = files['hosting/nginx.conf']
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${scratch};`).join(' ')
    writeFileSync(
      `${scratch}/nginx.conf`,
      // Started by root, its workers would be another user, who may not read our folder.
      `daemon off; user ${userInfo().username}; pid ${scratch}/pid; error_log ${scratch}/errors; events {} http { ${temporary} access_log off;
types { text/html html; text/css css; text/javascript js; image/avif avif; }
server { listen 127.0.0.1:${port}; root ${folder};
${block} } }`,
    )
    run('nginx', ['-c', `${scratch}/nginx.conf`])
  },
  caddy(port) {
    const block = files['hosting/Caddyfile']!.replace(new URL(facts.url).host, `http://127.0.0.1:${port}`).replace(site, folder)
    writeFileSync(`${scratch}/Caddyfile`, `{\n\tadmin off\n}\n${block}`)
    run('caddy', ['run', '--config', `${scratch}/Caddyfile`, '--adapter', 'caddyfile'])
  },
}

afterAll(() => {
  for (const child of running) child.kill()
  ours?.close()
  ours?.closeAllConnections()
  rmSync(scratch, { recursive: true, force: true })
})

describe.each(Object.keys(start))('%s', (name) => {
  describe.skipIf(['nginx', 'caddy'].includes(name) && !installed(name))('serves the site', () => {
    let origin = ''
    const ask = (path: string) => fetch(origin + path, { redirect: 'manual' })

    beforeAll(async () => {
      const port = await freePort()
      origin = `http://127.0.0.1:${port}`
      await start[name]!(port)
      await vi.waitFor(() => ask('/'), { timeout: 10_000 })
    })

    it.each(['/', '/about', '/landlords/lettings', '/property/cornwall-gardens-apartment', '/admin', '/robots.txt', '/new-homes.xml'])('answers %s', async (path) => {
      expect((await ask(path)).status).toBe(200)
    })

    it('sends every page with the policy, and asks that it be looked for anew', async () => {
      for (const path of ['/', '/about', '/property/cornwall-gardens-apartment', '/admin', '/not-there']) {
        const { headers } = await ask(path)
        expect(headers.get('content-security-policy'), path).toContain("script-src 'self' 'sha256-")
        expect(headers.get('strict-transport-security'), path).toContain('max-age=63072000')
        expect(headers.get('x-content-type-options'), path).toBe('nosniff')
        expect(headers.get('cache-control'), path).toBe('no-cache')
      }
    })

    it('lets what carries its hash in its name be kept for a year', async () => {
      const face = readFileSync(`${folder}/index.html`, 'utf8').match(/\/_astro\/fonts\/[\w.]+/)![0]
      const { status, headers } = await ask(face)
      expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    })

    it('knows one address for a page', async () => {
      for (const path of ['/about/', '/about.html']) {
        const { status, headers } = await ask(path)
        expect([status, new URL(headers.get('location') ?? '', origin).pathname], path).toEqual([301, '/about'])
      }
    })

    it('answers 404 with our own page', async () => {
      const answer = await ask('/not-there')
      expect(answer.status).toBe(404)
      expect(await answer.text()).toBe(readFileSync(`${folder}/404.html`, 'utf8'))
    })

    it('answers for a home added since the build with the shell, and for each edit form with the one page', async () => {
      const text = (file: string) => readFileSync(`${folder}/${file}`, 'utf8')
      expect(await (await ask('/property/added-this-morning')).text()).toBe(text('listing-shell.html'))
      expect(await (await ask('/admin/properties/6f1c/edit')).text()).toBe(text('admin/properties/edit.html'))
    })

    it('keeps the admin out of search engines', async () => {
      expect((await ask('/admin')).headers.get('x-robots-tag')).toBe('noindex, nofollow')
    })
  })
})
