import type { Email } from 'postal-mime'
import { xmlText } from '../../../src/lib/format/xml.ts'
import { colours } from '../../../src/domain/email/layout.ts'

// The two pages of the demo mailbox: the list of emails, and one email.

interface StoredEmail {
  number: number
  email: Email
}

const style = `
body { margin: 0; background: ${colours.paper}; color: ${colours.ink}; font: 16px/1.5 system-ui, sans-serif }
main { max-width: 820px; margin: 0 auto; padding: 24px 16px }
h1 { font: 28px/1.2 Georgia, serif; margin: 0 0 8px }
h1, li a, dd, pre { overflow-wrap: anywhere }
p, dt { color: ${colours.ink2} }
a { color: ${colours.brick} }
ol { list-style: none; padding: 0 }
li { border-top: 1px solid ${colours.line} }
li a { display: block; padding: 14px 0; color: inherit; text-decoration: none }
li a:hover strong { text-decoration: underline }
li span { display: block; color: ${colours.ink2}; font-size: 14px }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 16px }
dd { margin: 0 }
iframe { width: 100%; height: 900px; border: 1px solid ${colours.line}; background: ${colours.stucco} }
pre { white-space: pre-wrap; padding: 16px; background: ${colours.stucco} }
`

/** The permissions of an email's frame: it may open links in a new window. */
export const sandbox = 'allow-popups allow-popups-to-escape-sandbox'

const page = (title: string, body: string, head = '') =>
  '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">' +
  `<meta name="viewport" content="width=device-width">${head}` +
  `<title>${xmlText(title)}</title><style>${style}</style></head><body><main>${body}</main></body></html>`

const addresses = (to: Email['to']) => (to ?? []).map(({ address }) => address ?? '').join(', ')

/** The received emails. The page reloads every few seconds. */
export const listPage = (emails: readonly StoredEmail[]) =>
  page(
    'Demo mailbox',
    '<h1>Demo mailbox</h1><p>Every email that the demo sends arrives here. Nothing leaves this machine.</p>' +
      (emails.length === 0
        ? '<p>No email yet. Send a message from the site’s contact page.</p>'
        : `<ol>${emails
            .map(
              ({ number, email }) =>
                `<li><a href="/${number}"><strong>${xmlText(email.subject ?? '')}</strong>` +
                `<span>To ${xmlText(addresses(email.to))}</span></a></li>`,
            )
            .join('')}</ol>`),
    '<meta http-equiv="refresh" content="5">',
  )

/** One email: headers, HTML in a sandboxed frame, and text. */
export function emailPage({ number, email }: StoredEmail): string {
  const headers = [
    ['From', addresses(email.from ? [email.from] : [])],
    ['To', addresses(email.to)],
    ['Reply to', addresses(email.replyTo)],
    ['Message-ID', email.messageId ?? ''],
    ['Attached', email.attachments.flatMap(({ filename }) => filename ?? []).join(', ')],
  ].filter(([, value]) => value)
  return page(
    email.subject ?? 'An email',
    `<p><a href="/">All emails</a></p><h1>${xmlText(email.subject ?? '')}</h1>` +
      `<dl>${headers.map(([name, value = '']) => `<dt>${name}</dt><dd>${xmlText(value)}</dd>`).join('')}</dl>` +
      `<iframe title="The email" sandbox="${sandbox}" src="/${number}/html"></iframe>` +
      `<h2>As text</h2><pre>${xmlText(email.text ?? '')}</pre>`,
  )
}
