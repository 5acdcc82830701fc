import { escapeHtml } from './escape-html.ts'

/** Text as it may stand in XML; what XML cannot hold at all (control characters) is left out. */
export const xmlText = (text: string) =>
  escapeHtml(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''))

/** An element with its attributes; its content is XML already. */
export function element(name: string, content: string, attributes: Record<string, string> = {}) {
  const given = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${xmlText(value)}"`)
    .join('')
  return content ? `<${name}${given}>${content}</${name}>` : `<${name}${given}/>`
}

/** An XML document, as an endpoint answers it. */
export const xmlResponse = (root: string, type = 'application/xml') =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`, {
    headers: { 'content-type': `${type}; charset=utf-8` },
  })
