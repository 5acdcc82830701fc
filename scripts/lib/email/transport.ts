import { createTransport, type Transporter } from 'nodemailer'
import SMTPConnection from 'nodemailer/lib/smtp-connection'

export interface EmailTransport extends Pick<Transporter, 'sendMail' | 'close'> {
  /** Whether the server accepts addresses like `老王@example.com` (SMTPUTF8, RFC 6531). */
  supportsUnicodeAddresses: () => Promise<boolean>
}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, dnsTimeout: 10_000, socketTimeout: 30_000 }

/** The capabilities that a server announces. */
function extensionsOf(options: object): Promise<string[]> {
  // Nodemailer sends to such an address in any case and does not report the server's capabilities.
  const connection = new SMTPConnection(options) as SMTPConnection & { _supportedExtensions: string[] }
  return new Promise((resolve, reject) => {
    connection.once('error', reject)
    connection.connect(() => {
      resolve(connection._supportedExtensions)
      connection.quit()
    })
  })
}

/** An SMTP transport with a timeout of half a minute. */
export function smtpTransport(url: string): EmailTransport {
  const transport = createTransport({ url, pool: true, ...timeouts })
  let pending: Promise<boolean> | undefined
  return Object.assign(transport, {
    supportsUnicodeAddresses: () =>
      (pending ??= extensionsOf(transport.options).then(
        (extensions) => extensions.includes('SMTPUTF8'),
        (error: unknown) => {
          // The next email retries.
          pending = undefined
          throw error
        },
      )),
  })
}
