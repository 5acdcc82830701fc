import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { stop } from '../../scripts/lib/child-process'
import { freePort } from '../../scripts/lib/ports'
import { type Engine, keys, delay } from './engine'

const driver = '/usr/bin/WebKitWebDriver'
const displayServer = '/usr/bin/Xvfb'
const libraries = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu']
const browser = libraries
  .flatMap((folder) => ['4.1', '6.0'].map((version) => `${folder}/webkit2gtk-${version}/MiniBrowser`))
  .find(existsSync)

/** Missing requirements, if any. */
export const missingForWebKit = [driver, displayServer, browser ?? 'MiniBrowser'].filter((path) => !existsSync(path))

/** Starts a virtual display. Resolves to its name. */
async function startDisplay(): Promise<{ name: string; server: ChildProcess }> {
  const server = spawn(displayServer, ['-displayfd', '3', '-screen', '0', '1920x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = (await once(server.stdio[3] as Readable, 'data')) as [Buffer]
  return { name: `:${number.toString().trim()}`, server }
}

/** WebKitGTK's MiniBrowser, through plain WebDriver requests. */
export async function startWebKit(): Promise<Engine> {
  const display = await startDisplay()
  const port = await freePort()
  const service = spawn(driver, [`--port=${port}`], {
    stdio: process.env['ENGINE_LOG'] ? 'inherit' : 'ignore',
    // As root its sandbox cannot be created.
    env: {
      ...process.env,
      DISPLAY: display.name,
      GDK_BACKEND: 'x11',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      GSETTINGS_BACKEND: 'memory',
      NO_AT_BRIDGE: '1',
    },
  })
  let session = ''
  const send = async (method: 'GET' | 'POST' | 'DELETE', path: string, body: object = {}): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${session}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    })
    const { value } = (await response.json()) as { value: unknown }
    if (!response.ok) throw new Error(`WebDriver ${path}: ${JSON.stringify(value)}`)
    return value
  }
  const listening = async () => {
    for (let tries = 0; tries < 100; tries++, await delay(50))
      if (await send('GET', '/status').catch(() => undefined)) return
    throw new Error('WebKitWebDriver does not answer')
  }
  await listening()
  const { sessionId } = (await send('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        pageLoadStrategy: 'normal',
        'webkitgtk:browserOptions': {
          binary: browser,
          args: ['--automation', '--javascript-can-open-windows-automatically=true'],
        },
      },
    },
  })) as { sessionId: string }
  session = `/session/${sessionId}`
  const first = (await send('GET', '/window')) as string

  const execute = (script: string, args: unknown[] = []) => send('POST', '/execute/sync', { script, args })
  const perform = (id: string, type: string, actions: object[], rest: object = {}) =>
    send('POST', '/actions', { actions: [{ id, type, actions, ...rest }] })

  return {
    async open(url, width, height) {
      const current = (await send('GET', '/window').catch(() => first)) as string
      if (current !== first) {
        await send('DELETE', '/window')
        await send('POST', '/window', { handle: first })
      }
      // A window with an address bar is never narrower than 447 px.
      const look = `popup,toolbar=no,menubar=no,location=no,width=${width},height=${height}`
      await execute('open("about:blank", "", arguments[0])', [look])
      const handles = (await send('GET', '/window/handles')) as string[]
      await send('POST', '/window', { handle: handles.find((handle) => handle !== first) })
      await send('POST', '/url', { url })
    },
    goto: async (url) => void (await send('POST', '/url', { url })),
    back: async () => void (await send('POST', '/back')),
    run: (work, ...values) => execute(`return (${work.toString()})(...arguments)`, values) as never,
    pressAt: async (x, y) =>
      void (await perform('mouse', 'pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ])),
    type: async (text) => {
      const strokes = keys[text] ? [keys[text]] : [...text]
      await perform(
        'keyboard',
        'key',
        strokes.flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      )
    },
    screenshot: async () => Buffer.from((await send('GET', '/screenshot')) as string, 'base64'),
    async close() {
      await send('DELETE', '').catch(() => {})
      await stop(service)
      await stop(display.server)
    },
  }
}
