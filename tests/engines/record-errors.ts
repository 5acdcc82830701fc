import { createServer, request } from 'node:http'
import { freePort } from '../../scripts/lib/ports'

const scriptPath = '/record-errors.js'
const reportPath = '/recorded-error'

// In the page, before its scripts. Neither driver exposes console messages.
const script = `
  const report = (text) => navigator.sendBeacon('${reportPath}', location.pathname + ': ' + text)
  addEventListener('error', ({ error, message, target }) => {
    if (!(target instanceof Element)) return report(String(error?.stack || message))
    // Pictures have a placeholder, and code fetched ahead is fetched again by what needs it.
    if (target.matches('script, [rel=stylesheet]')) report('did not load: ' + (target.src || target.href))
  }, true)
  addEventListener('unhandledrejection', ({ reason }) => report(String(reason?.stack || reason)))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report(violatedDirective + ' refuses ' + blockedURI))
  const { error } = console
  console.error = (...words) => (report(words.join(' ')), error(...words))
`

/** The site at a separate address, whose pages report errors. `take` returns those since the last call. */
export async function recordErrors(site: string) {
  const { hostname, port } = new URL(site)
  const errors: string[] = []
  const server = createServer((outgoing, response) => {
    if (outgoing.url === scriptPath)
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
    if (outgoing.url === reportPath) {
      let text = ''
      outgoing.on('data', (chunk: Buffer) => (text += chunk.toString()))
      return void outgoing.on('end', () => {
        errors.push(text)
        response.writeHead(204).end()
      })
    }
    const headers = { ...outgoing.headers }
    // The proxy changes the page, so it must be uncompressed.
    if (outgoing.headers.accept?.includes('text/html')) delete headers['accept-encoding']
    const passed = request({ hostname, port, path: outgoing.url, method: outgoing.method, headers }, (upstream) => {
      const isPage = upstream.headers['content-type']?.startsWith('text/html')
      if (!isPage) return void upstream.pipe(response.writeHead(upstream.statusCode!, upstream.headers))
      const sent = { ...upstream.headers }
      delete sent['content-length']
      let html = ''
      upstream.setEncoding('utf8')
      upstream.on('data', (chunk: string) => (html += chunk))
      upstream.on('end', () =>
        response
          .writeHead(upstream.statusCode!, sent)
          .end(html.replace('<head>', `$&<script src="${scriptPath}"></script>`)),
      )
    })
    passed.on('error', () => response.destroy())
    outgoing.pipe(passed)
  })
  const ownPort = await freePort()
  await new Promise<void>((resolve) => server.listen(ownPort, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${ownPort}`,
    take: () => errors.splice(0),
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
