import { readdir, readFile, stat } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from './site'
import { nightly } from '../every-case'

const folder = process.env['TEST_FOLDER'] ?? ''
const meta = (html: string, name: string) =>
  html.match(new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`))?.[1]

test(
  'every page that is for the public names a social picture of ' + '1200 × 630 that exists and weighs less than 120 kB',
  async () => {
    const files = (await readdir(folder, { recursive: true })).filter(
      (file) => file.endsWith('.html') && !file.startsWith('admin'),
    )
    expect(files.length).toBeGreaterThanOrEqual(35)
    for (const file of files) {
      const html = await readFile(`${folder}/${file}`, 'utf8')
      const path = decodeURI(new URL(meta(html, 'og:image') ?? '', 'https://nowhere.example').pathname)
      expect(path, file).toMatch(/^\/social\/.+\.jpg$/)
      const { width, height, format } = await sharp(`${folder}${path}`).metadata()
      expect({ width, height, format }, file).toEqual({ width: 1200, height: 630, format: 'jpeg' })
      expect([meta(html, 'og:image:width'), meta(html, 'og:image:height')], file).toEqual(['1200', '630'])
      expect(meta(html, 'og:image:alt'), file).toBeTruthy()
      expect((await stat(`${folder}${path}`)).size, file).toBeLessThan(120_000)
    }
  },
)

test('a listing has its own card, with its own picture on it', nightly, async () => {
  const card = async (slug: string) =>
    sharp(await readFile(`${folder}/social/property/${slug}.jpg`))
      .extract({ left: 400, top: 0, width: 800, height: 533 })
      .resize(8, 8, { fit: 'fill' })
      .raw()
      .toBuffer()
  const page = (slug: string) => readFile(`${folder}/property/${slug}.html`, 'utf8')
  const picture = async (slug: string) =>
    sharp(`${folder}${new URL(meta(await page(slug), 'thumbnail') ?? '').pathname}`)
      .resize(8, 8, { fit: 'fill' })
      .raw()
      .toBuffer()
  const distance = (a: Buffer, b: Buffer) =>
    a.reduce((sum, value, n) => sum + Math.abs(value - (b[n] ?? 0)), 0) / a.length
  const slug = 'cornwall-gardens-apartment'
  expect(distance(await card(slug), await picture(slug))).toBeLessThan(6)
  expect(distance(await card(slug), await picture('royal-hill-cottage'))).toBeGreaterThan(12)
  expect(meta(await page(slug), 'og:image:alt')).toBe(
    'Cornwall Gardens Apartment. £4,750 pcm. Kensington. Meridian Row, London',
  )
})

test('the icons of pages and manifest exist, in their declared sizes', nightly, async ({ request }) => {
  const manifest = (await (await request.get('/site.webmanifest')).json()) as {
    icons: { src: string; sizes: string }[]
  }
  for (const { src, sizes } of [...manifest.icons, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata()
    expect(`${width}x${height}`, src).toBe(sizes)
  }
  expect((await request.get('/favicon.ico')).status()).toBe(200)
  expect((await request.get('/favicon.svg')).headers()['content-type']).toContain('svg')
})
