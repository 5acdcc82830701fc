import { closeSync, fstatSync, openSync, readSync, writeSync } from 'node:fs'
import { sharedSheet } from './shared-sheet.ts'

/** Pages that are opened one after the other share a sheet, which the second finds in the cache. */
const groups: Record<string, string> = {
  index: 'home',
  rent: 'lists',
  buy: 'lists',
  property: 'property',
  'listing-shell': 'property',
  saved: 'saved',
  alerts: 'alerts',
  areas: 'areas',
  calculators: 'calculators',
  resources: 'resources',
}

/** The group of a built page; none for those that keep the whole sheet. */
export const groupOf = (file: string) =>
  /^(admin|styleguide)\b/.test(file) ? null : (groups[file.split(/[/.]/)[0]!] ?? 'pages')

/** The name of a group's sheet; without a hash, one of the same length that stands for it while it is not known. */
export const sheetName = (group: string, hash = '00000000') => `Page-${group}.${hash}.css`

/** Lets a page link the sheet of its group, whose hash is known once all pages are rendered. */
export const withGroupSheet = (folder: URL) => {
  let shared: Promise<string> | undefined
  return async (file: string, html: string) => {
    const group = groupOf(file)
    return group
      ? html.replaceAll(`/_astro/${await (shared ??= sharedSheet(folder))}`, `/_astro/${sheetName(group)}`)
      : html
  }
}

// One for all pages: to allocate it takes longer than to read them.
let buffer = Buffer.allocUnsafeSlow(1 << 18)

/** Writes the hash of its group's sheet into a page. There may be thousands, so nothing but the name is written. */
export function nameSheet(file: URL, group: string, hash: string): void {
  const [unknown, name] = [`/_astro/${sheetName(group)}`, `/_astro/${sheetName(group, hash)}`]
  const page = openSync(file, 'r+')
  try {
    const { size } = fstatSync(page)
    if (size > buffer.length) buffer = Buffer.allocUnsafeSlow(2 * size)
    const html = buffer.subarray(0, readSync(page, buffer, 0, size, 0))
    for (let at = html.indexOf(unknown); at >= 0; at = html.indexOf(unknown, at + 1)) writeSync(page, name, at)
  } finally {
    closeSync(page)
  }
}
