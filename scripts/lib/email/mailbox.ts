import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { isOtherUser } from '../peer-user.ts'
import { isTaken } from '../ports.ts'
import { isKnownHost } from '../server/known-hosts.ts'
import { emailPage, listPage, sandbox } from './mailbox-pages.ts'

// A mailbox for the demo: an SMTP server that forwards nothing, and pages to read the emails.

/** Older emails are deleted. */
const maxEmails = 200
const forItsUser = 'This mailbox is for the user who started it.'
const defaultPort = 8025
const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-type': 'text/html; charset=utf-8',
}
// An email's frame runs no scripts and loads no resources.
const pagePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'"
const framePolicy = `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox ${sandbox}`

/**
 * Starts the mailbox, on this machine only.
 * @returns the address of its pages and of its SMTP server; `close` ends both
 */
export async function startMailbox(): Promise<{ address: string; smtpUrl: string; close: () => void }> {
  // Newest first.
  const emails: { number: number; email: Email }[] = []
  let lastNumber = 0

  const smtpServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    size: 1_000_000,
    onConnect: (session, done) => done(isOtherUser(session) ? new Error(forItsUser) : null),
    onData(stream, _session, done) {
      buffer(stream)
        .then((raw) => PostalMime.parse(raw))
        .then((email) => {
          emails.unshift({ number: ++lastNumber, email })
          emails.length = Math.min(emails.length, maxEmails)
        })
        .then(() => done(), done)
    },
  })
  // Without a listener, a broken connection would end the process.
  smtpServer.on('error', () => {})
  await new Promise<void>((resolve) => smtpServer.listen(0, '127.0.0.1', resolve))
  const { port: smtpPort } = smtpServer.server.address() as AddressInfo

  function respond({ method, headers, socket, url = '/' }: IncomingMessage, response: ServerResponse): void {
    const send = (status: number, policy: string, body: string) =>
      void response.writeHead(status, { ...securityHeaders, 'content-security-policy': policy }).end(body)
    const { host } = headers
    if (isOtherUser(socket)) return send(403, pagePolicy, forItsUser)
    if (!isKnownHost(host, ['localhost'])) return send(421, pagePolicy, 'Unknown host name.')
    if (method !== 'GET' && method !== 'HEAD') return send(405, pagePolicy, 'This mailbox can only be read.')
    if (url === '/') return send(200, pagePolicy, listPage(emails))
    const [, number, part] = /^\/(\d+)(\/html)?$/.exec(url) ?? []
    const stored = emails.find((each) => each.number === Number(number))
    if (!stored) return send(404, pagePolicy, 'There is no such email.')
    if (part) return send(200, framePolicy, stored.email.html ?? '')
    send(200, pagePolicy, emailPage(stored))
  }
  const pageServer = createServer(respond)
  const port = (await isTaken(defaultPort)) ? 0 : defaultPort
  await new Promise<void>((resolve, reject) => {
    pageServer.once('error', reject)
    pageServer.listen(port, '127.0.0.1', resolve)
  })
  return {
    address: `http://localhost:${(pageServer.address() as AddressInfo).port}`,
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    close: () => {
      pageServer.close()
      pageServer.closeAllConnections()
      smtpServer.close()
    },
  }
}
