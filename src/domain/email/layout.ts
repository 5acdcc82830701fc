import { paths } from '../../paths.ts'
import { agency } from '#agency/agency.ts'
import { brand as agencyBrand } from '#agency/brand.ts'
import type { EmailMessages } from './email-messages.ts'
import { oneLine, type Block, type Email, type EmailContent } from './content.ts'
import { escapeHtml } from '../../lib/format/escape-html.ts'

// Renders an email as text, and as HTML for Outlook: tables, inline styles, no external resources.

const { stucco, paper, ink, ink2, line, green, brick2 } = agencyBrand.colours
/** The agency's colours: emails have no style sheet. */
export const colours = { stucco, paper, ink, ink2, line, green, brick: brick2 }

const sans = "'Helvetica Neue',Helvetica,Arial,sans-serif"
const serif = "Georgia,'Times New Roman',serif"
const body = `font-family:${sans};font-size:16px;line-height:25px;color:${colours.ink}`
const small = `font-family:${sans};font-size:13px;line-height:20px;color:${colours.ink2}`
// The card's text begins 27 px from its edge: so do the lines above and below it.
const inset = 27
const brand = `padding:0 ${inset}px 16px;font-family:${serif};font-size:20px;line-height:26px;color:${colours.green}`
const card = `padding:30px ${inset - 1}px 10px;background:${colours.paper};border:1px solid ${colours.line}`
const title =
  `margin:0 0 20px;font-family:${serif};font-weight:normal;font-size:27px;line-height:34px;` +
  `color:${colours.ink};word-break:break-word`
const button =
  `display:inline-block;padding:13px 22px;font-family:${sans};font-size:16px;line-height:20px;` +
  `color:${colours.paper};text-decoration:none`
const table = '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">'

// Times, dates, phone numbers and references stay on one line.
const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*'
const unbroken = new RegExp(
  String.raw`\bENQ-[0-9A-F]{8}\b|\b\d{1,2}(?::\d\d)? [ap]m\b|\b\d{1,2} ${month}\b|` +
    String.raw`\b\d{1,2}月\d{1,2}日|(?:\b0|\+44 )${agency.phone.shown.slice(1)}\b`,
  'g',
)
const textHtml = (text: string) => escapeHtml(text).replace(unbroken, '<span style="white-space:nowrap">$&</span>')

const factRow = ([label, value]: readonly [string, string]) =>
  `<tr><td style="${small};padding:11px 0 0;border-top:1px solid ${colours.line}">${escapeHtml(label)}</td></tr>` +
  `<tr><td dir="auto" style="${body};padding:1px 0 10px;word-break:break-word">${textHtml(value)}</td></tr>`

const listingTitleStyle = `font-family:${serif};font-size:20px;line-height:26px;color:${colours.green}`
const listingRow = ({ title, url, lines }: { title: string; url: string; lines: readonly string[] }) =>
  `<tr><td style="padding:13px 0;border-top:1px solid ${colours.line}">` +
  `<a href="${escapeHtml(url)}" style="${listingTitleStyle}">${escapeHtml(title)}</a>` +
  lines.map((line) => `<div style="${body}">${escapeHtml(line)}</div>`).join('') +
  '</td></tr>'

const gap = (height: number) => `<div style="height:${height}px;line-height:${height}px">&nbsp;</div>`
/** A table whose rows have a line above, and the last one below. */
const ruled = (rows: readonly string[]) =>
  `${table}${rows.join('')}<tr><td style="border-top:1px solid ${colours.line};line-height:0"></td></tr></table>`

function blockHtml(block: Block): string {
  if ('paragraph' in block)
    return `<p dir="auto" style="${body};margin:0 0 18px">${textHtml(block.paragraph).replaceAll('\n', '<br>')}</p>`
  if ('facts' in block) return `${ruled(block.facts.map(factRow))}${gap(20)}`
  if ('quote' in block)
    return (
      `${table}<tr><td dir="auto" style="${body};padding:14px 18px;background:${colours.stucco};` +
      `border-left:3px solid ${colours.green};word-break:break-word">` +
      `${escapeHtml(block.quote).replaceAll('\n', '<br>')}</td></tr></table>${gap(20)}`
    )
  if ('listings' in block) return `${ruled(block.listings.map(listingRow))}${gap(20)}`
  const { label, url, quiet } = block.link
  const href = `href="${escapeHtml(url)}"`
  if (quiet)
    return `<p style="${body};margin:0 0 18px"><a ${href} style="color:${colours.green}">${escapeHtml(label)}</a></p>`
  return (
    '<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>' +
    `<td style="background:${colours.green};mso-padding-alt:13px 22px"><a ${href} ` +
    `style="${button}">` +
    `${escapeHtml(label)}</a></td>` +
    `</tr></table>${gap(20)}`
  )
}

function blockText(block: Block, shared: EmailMessages['shared']): string {
  if ('paragraph' in block) return block.paragraph
  if ('facts' in block) return block.facts.map(([label, value]) => shared.labelled(label, value)).join('\n')
  if ('quote' in block) return block.quote.replace(/^/gm, '> ')
  if ('listings' in block)
    return block.listings.map(({ title, url, lines }) => [title, ...lines, url].join('\n')).join('\n\n')
  return shared.labelled(block.link.label, block.link.url)
}

const { address, company } = agency
/** The foot of every email: lines of text and links. */
function footerOf(
  { reason, unsubscribe }: EmailContent,
  origin: string,
  shared: EmailMessages['shared'],
): FooterLine[][] {
  return [
    [reason, ...(unsubscribe ? [{ label: shared.unsubscribe, url: unsubscribe.page }] : [])],
    [
      shared.registered(company.legalName, company.number),
      shared.registeredOffice(`${address.street}, ${address.city} ${address.postcode}`),
      { label: shared.privacyPolicy, url: origin + paths.privacy },
    ],
    [agency.demonstration && (shared.demonstration || agency.demonstration)],
  ]
}
type FooterLine = string | { label: string; url: string }

const footerLineHtml = (line: FooterLine) =>
  typeof line === 'string'
    ? escapeHtml(line)
    : `<a href="${escapeHtml(line.url)}" style="color:${colours.ink2}">${escapeHtml(line.label)}</a>`
const footerHtml = (lines: FooterLine[], index: number) =>
  `<tr><td align="left" style="padding:${index === 0 ? 18 : 12}px ${inset}px 0;${small}">` +
  `${lines.map(footerLineHtml).join('<br>')}</td></tr>`
const footerText = (lines: FooterLine[], shared: EmailMessages['shared']) =>
  lines.map((line) => (typeof line === 'string' ? line : shared.labelled(line.label, line.url))).join('\n')

const html = ({ heading, blocks }: EmailContent, subject: string, footer: FooterLine[][], tag: string) =>
  `<!doctype html>
<html lang="${tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:${colours.stucco}">
${table}<tr><td align="center" style="padding:24px 12px;background:${colours.stucco}">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td align="left" style="${brand}">${escapeHtml(agency.name)}</td></tr>
<tr><td align="left" style="${card}">
<h1 dir="auto" style="${title}">${textHtml(heading)}</h1>
${blocks.map(blockHtml).join('\n')}
</td></tr>
${footer.map(footerHtml).join('\n')}
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body></html>
`

/** Renders an email as text and HTML. Links of its foot start with `origin`. */
export function layOut(content: EmailContent, origin: string, { shared, language }: EmailMessages): Email {
  const { heading, blocks, unsubscribe, replyTo, calendar } = content
  const subject = oneLine(content.subject)
  const foot = footerOf(content, origin, shared)
  const parts = [
    heading,
    ...blocks.map((block) => blockText(block, shared)),
    '--',
    ...foot.map((lines) => footerText(lines, shared)),
  ]
  const email: Email = {
    subject,
    text: `${parts.join('\n\n')}\n`,
    html: html(content, subject, foot, language.tag),
    ...(replyTo && { replyTo }),
    ...(calendar && { calendar }),
  }
  if (!unsubscribe) return email
  // RFC 8058: mail programs show their own unsubscribe button and send one POST.
  const headers = {
    'List-Unsubscribe': `<${unsubscribe.oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  return { ...email, headers }
}
