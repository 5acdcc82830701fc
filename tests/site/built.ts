import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** The folder of the site that the test run has built. */
export const folder = process.env['TEST_FOLDER'] ?? ''

/** Every page of it, as files below the folder. */
export const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))

/** Those that visitors see: the admin's are frames that script fills. */
export const publicPages = pages.filter((file) => !file.startsWith('admin'))

export const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8')

/** The file that answers an address of the site; null where none does. */
export function fileAt(address: string): string | null {
  const path = decodeURIComponent(address).replace(/^\/|\/$/g, '')
  return (
    [path, `${path}.html`, path === '' ? 'index.html' : `${path}/index.html`].find(
      (file) => file && existsSync(`${folder}/${file}`) && !file.endsWith('/'),
    ) ?? null
  )
}
