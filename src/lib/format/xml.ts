import { escapeHtml } from './escape-html.ts'

/** Escapes text for XML and removes the control characters that XML forbids. */
export const xmlText = (text: string) =>
  escapeHtml(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''))

/** An element with its attributes; the content is already XML. */
export function element(name: string, content: string, attributes: Record<string, string> = {}) {
  const given = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${xmlText(value)}"`)
    .join('')
  return content ? `<${name}${given}>${content}</${name}>` : `<${name}${given}/>`
}

/** An XML document as an endpoint's response. */
export const xmlResponse = (root: string, type = 'application/xml') =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`, {
    headers: { 'content-type': `${type}; charset=utf-8` },
  })
