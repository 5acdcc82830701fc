import { createTransport } from 'nodemailer'

/** A way to an SMTP server that waits half a minute for an answer, not for ever. */
export const smtpTransport = (url: string) =>
  createTransport({
    url,
    pool: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    dnsTimeout: 10_000,
    socketTimeout: 30_000,
  })
