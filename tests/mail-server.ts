import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { smtpTransport } from '../scripts/lib/email/transport'

/** How the server treats an email. */
export type Mood = 'well' | 'busy' | 'slow' | 'closes' | 'no such mailbox' | 'denies relay' | 'dislikes it'

interface CaughtEmail {
  to: string[]
  email: Email
  raw: string
}

const failure = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode })

interface Settings {
  /** An old server, for ASCII addresses only. */
  hideSMTPUTF8?: boolean
}

/** A real SMTP server that records emails, with a behaviour per address, and a transport to it. */
export async function startMailServer(options: Settings = {}) {
  const caught: CaughtEmail[] = []
  const settings: { mood: (to: string) => Mood } = { mood: () => 'well' }
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    ...options,
    onAuth: ({ username }, _session, done) => done(null, { user: username }),
    onRcptTo({ address }, _session, done) {
      const now = settings.mood(address)
      if (now === 'busy') return done(failure(451, 'Try again later'))
      if (now === 'denies relay') return done(failure(554, '5.7.1 Relay access denied'))
      done(now === 'no such mailbox' ? failure(550, 'No such mailbox') : null)
    },
    onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address)
      const now = settings.mood(to[0]!)
      void buffer(stream).then(async (raw) => {
        if (now === 'dislikes it') return done(failure(554, 'Rejected'))
        if (now === 'closes') return done(failure(421, 'Closing'))
        if (now === 'slow') await new Promise((resolve) => setTimeout(resolve, 20))
        caught.push({ to, email: await PostalMime.parse(raw), raw: raw.toString() })
        done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const url = `smtp://name:word@127.0.0.1:${port}`
  const transport = smtpTransport(url)
  return {
    caught,
    settings,
    transport,
    /** The settings of a worker that sends to it. */
    sending: {
      transport,
      from: { name: 'Meridian Row', address: 'hello@meridianrow.example' },
      origin: 'https://site.example',
      functionsUrl: 'https://functions.example/v1',
    },
    url,
    close: () => {
      transport.close()
      server.close()
    },
  }
}
