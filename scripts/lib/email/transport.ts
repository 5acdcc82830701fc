import { createTransport, type Transporter } from 'nodemailer'
import SMTPConnection from 'nodemailer/lib/smtp-connection'

export interface LetterTransport extends Pick<Transporter, 'sendMail' | 'close'> {
  /** Whether the server takes letters for addresses like `老王@example.com` (SMTPUTF8, RFC 6531). */
  takesUnicodeAddresses: () => Promise<boolean>
}

const waits = { connectionTimeout: 10_000, greetingTimeout: 10_000, dnsTimeout: 10_000, socketTimeout: 30_000 }

/** What a server says that it can, once it is greeted. */
function extensionsOf(options: object): Promise<string[]> {
  // Nodemailer sends a letter for such an address whatever the server can, and does not say what it can.
  const connection = new SMTPConnection(options) as SMTPConnection & { _supportedExtensions: string[] }
  return new Promise((resolve, reject) => {
    connection.once('error', reject)
    connection.connect(() => {
      resolve(connection._supportedExtensions)
      connection.quit()
    })
  })
}

/** A way to an SMTP server that waits half a minute for an answer, not for ever. */
export function smtpTransport(url: string): LetterTransport {
  const transport = createTransport({ url, pool: true, ...waits })
  let pending: Promise<boolean> | undefined
  return Object.assign(transport, {
    takesUnicodeAddresses: () =>
      (pending ??= extensionsOf(transport.options).then(
        (extensions) => extensions.includes('SMTPUTF8'),
        (error: unknown) => {
          // Asked again with the next letter.
          pending = undefined
          throw error
        },
      )),
  })
}
