import { site } from '../../site.ts'
import { oneLine, type Block, type Email, type EmailContent } from './content.ts'
import { escapeHtml } from '../../lib/format/escape-html.ts'

// Renders an email as text, and as HTML for Outlook: tables, inline styles, no external resources.

/** The colours of src/styles/theme.css, repeated because emails have no style sheet. */
export const colours = {
  stucco: '#f5f1e8',
  paper: '#fffdf9',
  ink: '#1b201e',
  ink2: '#55605c',
  line: '#d9d2c3',
  green: '#24392f',
  brick: '#943619',
} as const

const sans = "'Helvetica Neue',Helvetica,Arial,sans-serif"
const serif = "Georgia,'Times New Roman',serif"
const body = `font-family:${sans};font-size:16px;line-height:25px;color:${colours.ink}`
const small = `font-family:${sans};font-size:13px;line-height:20px;color:${colours.ink2}`
const brand = `padding:0 4px 16px;font-family:${serif};font-size:20px;line-height:26px;color:${colours.green}`
const title =
  `margin:0 0 20px;font-family:${serif};font-weight:normal;font-size:27px;line-height:34px;` +
  `color:${colours.ink};word-break:break-word`
const table = '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">'

const factRow = ([label, value]: readonly [string, string]) =>
  `<tr><td style="${small};padding:11px 0 0;border-top:1px solid ${colours.line}">${escapeHtml(label)}</td></tr>` +
  `<tr><td dir="auto" style="${body};padding:1px 0 10px;word-break:break-word">${escapeHtml(value)}</td></tr>`

const listingTitleStyle = `font-family:${serif};font-size:20px;line-height:26px;color:${colours.green}`
const listingRow = ({ title, url, lines }: { title: string; url: string; lines: readonly string[] }) =>
  `<tr><td style="padding:13px 0;border-top:1px solid ${colours.line}">` +
  `<a href="${escapeHtml(url)}" style="${listingTitleStyle}">${escapeHtml(title)}</a>` +
  lines.map((line) => `<div style="${body}">${escapeHtml(line)}</div>`).join('') +
  '</td></tr>'

function blockHtml(block: Block): string {
  if ('paragraph' in block) return `<p dir="auto" style="${body};margin:0 0 18px">${escapeHtml(block.paragraph)}</p>`
  if ('facts' in block) return `${table}${block.facts.map(factRow).join('')}</table><div style="height:14px"></div>`
  if ('quote' in block)
    return (
      `${table}<tr><td dir="auto" style="${body};padding:14px 18px;background:${colours.stucco};` +
      `border-left:3px solid ${colours.green};word-break:break-word">` +
      `${escapeHtml(block.quote).replaceAll('\n', '<br>')}</td></tr></table><div style="height:20px"></div>`
    )
  if ('listings' in block)
    return `${table}${block.listings.map(listingRow).join('')}</table><div style="height:24px"></div>`
  const { label, url } = block.link
  return (
    '<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>' +
    `<td style="background:${colours.green};padding:13px 22px"><a href="${escapeHtml(url)}" ` +
    `style="font-family:${sans};font-size:16px;line-height:20px;color:${colours.paper};text-decoration:none">` +
    `${escapeHtml(label)}</a></td>` +
    '</tr></table><div style="height:22px"></div>'
  )
}

function blockText(block: Block): string {
  if ('paragraph' in block) return block.paragraph
  if ('facts' in block) return block.facts.map(([label, value]) => `${label}: ${value}`).join('\n')
  if ('quote' in block) return block.quote.replace(/^/gm, '> ')
  if ('listings' in block)
    return block.listings.map(({ title, url, lines }) => [title, ...lines, url].join('\n')).join('\n\n')
  return `${block.link.label}: ${block.link.url}`
}

const { address, company, phone } = site
const signature = `${site.name} · ${address.street}, ${address.district}, ${address.city} ${address.postcode}`
const legal = `${company.legalName}, registered in England and Wales, number ${company.number} · ${phone.shown}`

const unsubscribeText = 'Change or end these letters'
const endHtml = (unsubscribe: EmailContent['unsubscribe']) =>
  unsubscribe
    ? `<br><a href="${escapeHtml(unsubscribe.page)}" style="color:${colours.ink2}">${unsubscribeText}</a>`
    : ''

const html = ({ heading, blocks, reason, unsubscribe }: EmailContent, subject: string) =>
  `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:${colours.stucco}">
${table}<tr><td align="center" style="padding:24px 12px;background:${colours.stucco}">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td align="left" style="${brand}">${escapeHtml(site.name)}</td></tr>
<tr><td align="left" style="padding:30px 26px 10px;background:${colours.paper};border:1px solid ${colours.line}">
<h1 dir="auto" style="${title}">${escapeHtml(heading)}</h1>
${blocks.map(blockHtml).join('\n')}
</td></tr>
<tr><td align="left" style="padding:18px 4px 0;${small}">${escapeHtml(reason)}${endHtml(unsubscribe)}</td></tr>
<tr><td align="left" style="padding:12px 4px 0;${small}">${escapeHtml(signature)}<br>${escapeHtml(legal)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body></html>
`

/** Renders an email as text and HTML. */
export function layOut(content: EmailContent): Email {
  const { heading, blocks, reason, unsubscribe, replyTo, calendar } = content
  const subject = oneLine(content.subject)
  const why = unsubscribe ? `${reason}\n${unsubscribeText}: ${unsubscribe.page}` : reason
  const parts = [heading, ...blocks.map(blockText), '--', why, `${signature}\n${legal}`]
  const letter: Email = {
    subject,
    text: `${parts.join('\n\n')}\n`,
    html: html(content, subject),
    ...(replyTo && { replyTo }),
    ...(calendar && { calendar }),
  }
  if (!unsubscribe) return letter
  // RFC 8058: mail programs show their own unsubscribe button and send one POST.
  const headers = {
    'List-Unsubscribe': `<${unsubscribe.oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  return { ...letter, headers }
}
