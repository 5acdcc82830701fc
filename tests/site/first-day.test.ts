import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

// A site that is built from a database without listings.
const folder = process.env['TEST_EMPTY_FOLDER'] ?? ''
const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8')
const text = (file: string) =>
  read(file)
    .replace(/<(script|style)[^]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

it('A build from a database without homes makes every page but those of homes', () => {
  for (const file of ['index', 'rent', 'buy', 'areas/kensington', 'resources/area-guide', 'saved', '404'])
    expect(existsSync(`${folder}/${file}.html`), file).toBe(true)
  expect(existsSync(`${folder}/property`)).toBe(false)
})

it('No page counts zero homes, and each list leads on', () => {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && !/^(admin|styleguide|listing-shell)/.test(file),
  )
  for (const file of pages) expect(text(file), file).not.toMatch(/\b0 (homes?|properties|listings?)\b/i)
  for (const file of ['rent.html', 'buy.html']) {
    expect(text(file)).toContain('Tell me when a home is listed')
    expect(read(file)).toContain('href="tel:')
    expect(read(file)).not.toMatch(/rel="preload"[^>]*-map\.json/)
  }
  expect(read('index.html')).not.toContain('view=map')
  for (const list of ['rent', 'buy']) expect(read('index.html')).toContain(`href="/${list}#alert"`)
  expect(text('resources/area-guide.html')).not.toContain('Our homes for sale')
})

it('Feeds, maps and suggestions are valid without homes', () => {
  expect(read('new-homes.xml')).not.toContain('1970')
  expect(read('rent-map.svg')).toMatch(/fill="#bccdd2" d="M/)
  expect(read('rent-map.svg')).not.toMatch(/NaN|Infinity/)
  expect(JSON.parse(read('where.json'))).toMatchObject({ streets: [] })
  const listed = [...read('sitemap-0.xml').matchAll(/<loc>([^<]+)/g)].map(([, address]) => address)
  expect(listed.length).toBeGreaterThan(20)
  expect(listed.filter((address) => address?.includes('/property/'))).toEqual([])
})
