import { escapeHtml } from '../../lib/format/escape-html'
import { agency } from '#agency/agency.ts'
import { brand } from '#agency/brand.ts'
import type { PersonSection } from './person'

// The report as one file that opens in every browser, without anything from the network. Pure.

const style =
  `body{font:16px/1.5 Georgia,serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color:${brand.colours.ink}}` +
  'h1{font-size:1.8rem;line-height:1.2}h2{margin-top:2.2rem;border-bottom:1px solid}h3{margin:1.2rem 0 .2rem;' +
  'font-size:1rem}p{margin:.1rem 0;white-space:pre-wrap;overflow-wrap:anywhere}' +
  `.retained{color:${brand.colours.brick2}}`

/** The report as HTML. */
export function personHtml(personLabel: string, sections: readonly PersonSection[], createdAt: string): string {
  const title = `What ${agency.name} stores about ${personLabel}`
  const body = sections.map(
    ({ title: heading, items }) =>
      `<h2>${escapeHtml(heading)}</h2>` +
      items
        .map(
          (item) =>
            `<h3>${escapeHtml(item.title)}</h3>` +
            item.lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('') +
            (item.retentionReason ? `<p class="retained">${escapeHtml(item.retentionReason)}</p>` : ''),
        )
        .join(''),
  )
  return (
    `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>` +
    `<meta name="viewport" content="width=device-width"><style>${style}</style></head><body>` +
    `<h1>${escapeHtml(title)}</h1><p>Made on ${escapeHtml(createdAt)} in London.</p>` +
    `${body.join('') || '<p>Nothing.</p>'}</body></html>`
  )
}
