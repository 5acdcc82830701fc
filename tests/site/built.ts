import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** The folder of the test run's built site. */
export const folder = process.env['TEST_FOLDER'] ?? ''

/** Every page, as files below the folder. */
export const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))

/** Public pages: the admin's are shells that script fills. */
export const publicPages = pages.filter((file) => !file.startsWith('admin'))

/** Whether a page belongs to the Chinese edition. */
export const isChinese = (file: string) => /^zh(\.html|\/)/.test(file)

/** The same page of the English edition: `rent.html` for `zh/rent.html`. */
export const inEnglish = (file: string) => file.replace(/^zh\//, '').replace(/^zh\.html$/, 'index.html')

export const englishPages = publicPages.filter((file) => !isChinese(file))

export const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8')

/** The file of an address; null if there is none. */
export function fileAt(address: string): string | null {
  const path = decodeURIComponent(address).replace(/^\/|\/$/g, '')
  return (
    [path, `${path}.html`, path === '' ? 'index.html' : `${path}/index.html`].find(
      (file) => file && existsSync(`${folder}/${file}`) && !file.endsWith('/'),
    ) ?? null
  )
}
