import { statSync } from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { administrator, expect, newHome, test } from './site'

const folder = process.env['TEST_FOLDER'] ?? ''

/** One page of each kind that shows pictures, and what else has to be in sight. */
const templates = [
  '/',
  '/rent',
  '/property/cornwall-gardens-apartment',
  '/property/wharfside-three-bedroom-apartment',
  '/valuation/rental',
  '/valuation/sales',
  '/landlords/management',
  '/about',
  '/resources/area-guide?area=Camden',
  '/resources/selling-process#tips',
  '/saved?homes=royal-hill-cottage,cornwall-gardens-apartment',
]
const screens = [
  [390, 2],
  [430, 3],
  [768, 2],
  [1440, 1],
  [1440, 2],
] as const

interface Shown {
  /** The file that a browser takes for what `sizes` says, whatever larger one it may hold already. */
  file: string
  /** The file's width over what its frame takes, on a screen that shows two pixels to a point or fewer. */
  ratio: number
  /** There is no larger file. */
  largest: boolean
}

/** The pictures in sight of a page, near or far. */
async function shown(page: Page): Promise<Shown[]> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
  return page.evaluate(() =>
    [...document.images].flatMap((image) => {
      const source = [...(image.parentElement?.querySelectorAll('source') ?? [])].find(
        ({ media }) => !media || matchMedia(media).matches,
      )
      if (!source || !image.checkVisibility() || !image.clientWidth) return []
      const files = source.srcset
        .split(', ')
        .map((one) => ({ file: one.split(' ')[0]!, width: Number.parseInt(one.split(' ')[1]!) }))
      // With widths in its srcset, what `sizes` came to is a picture's natural width.
      const file = files.find(({ width }) => width >= image.naturalWidth * devicePixelRatio) ?? files.at(-1)!
      // A frame of another shape cuts the picture: it is as wide as fills the height.
      const shape = source.media ? 4 / 3 : Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
      const needed = Math.max(image.clientWidth, image.clientHeight * shape) * Math.min(2, devicePixelRatio)
      return [{ file: file.file, ratio: file.width / needed, largest: file === files.at(-1) }]
    }),
  )
}

for (const path of templates)
  test(`${path} fetches pictures as wide as they are shown, on every screen`, async ({ page, context }) => {
    const saved = path.startsWith('/saved')
    // The homes that other tests add stay out of the lists.
    if (!saved) await page.route('**/rest/v1/**', (route) => route.abort())
    const screen = await context.newCDPSession(page)
    for (const [width, deviceScaleFactor] of screens)
      await test.step(`${width} px with ${deviceScaleFactor} pixels to each`, async () => {
        const height = width < 500 ? 844 : 900
        await page.setViewportSize({ width, height })
        await screen.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor, mobile: false })
        // From nowhere, so that an address with a fragment is loaded again as well.
        await page.goto('about:blank')
        await page.goto(path)
        expect(await page.evaluate(() => [innerWidth, devicePixelRatio])).toEqual([width, deviceScaleFactor])
        if (saved) await page.getByTestId('saved-entry').locator('img').first().waitFor()
        const all = await shown(page)
        expect.soft(all.length).toBeGreaterThan(0)
        // Between two widths that exist the larger is taken: up to 1.6 times, and whatever it is for a few kilobytes.
        const wrong = all.filter(
          ({ file, ratio, largest }) =>
            (ratio < 0.8 && !largest) || (ratio > 1.6 && statSync(`${folder}${file}`).size > 8_000),
        )
        expect.soft(wrong).toEqual([])
      })
  })

/** A home of this test alone, with these pictures. */
const own = test.extend<{ show: (...gallery: string[]) => Promise<{ slug: string; title: string }> }>({
  show: async ({}, use) => {
    const admin = await administrator()
    const slugs: string[] = []
    await use(async (...gallery) => {
      const home = newHome({ gallery, thumb: gallery[0] })
      slugs.push(home.slug)
      await admin.from('properties').insert(home)
      return home
    })
    await admin.from('properties').delete().in('slug', slugs)
  },
})

own.describe('A picture of a known host', () => {
  const address = 'https://images.unsplash.com/photo-1?ixid=abc'
  /** Stands in for the host: it makes the widths that it is asked for, unless it refuses some. */
  async function host(page: Page, refuses: (width: string | null) => boolean = () => false) {
    const asked: (string | null)[] = []
    await page.route('https://images.unsplash.com/**', async (route) => {
      const width = new URL(route.request().url()).searchParams.get('w')
      asked.push(width)
      if (refuses(width)) return route.fulfill({ status: 404, body: '' })
      const body = await sharp({
        create: { width: Number(width ?? 3000), height: 800, channels: 3, background: '#5a7' },
      })
        .jpeg()
        .toBuffer()
      return route.fulfill({ contentType: 'image/jpeg', body })
    })
    return asked
  }
  const big = (page: Page) => page.locator('.swiper-slide img').first()
  const fetched = (page: Page) =>
    expect.poll(() =>
      big(page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0 && image.currentSrc),
    )

  own('comes as wide as it is shown, on its card and on its page', async ({ page, show, complaints }) => {
    const asked = await host(page)
    const { slug, title } = await show(address)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/buy')
    const card = page.getByRole('article').filter({ hasText: title }).locator('img')
    await card.scrollIntoViewIfNeeded()
    await expect.poll(() => card.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('w=640')
    await page.goto(`/property/${slug}`)
    await fetched(page).toContain('ixid=abc&fit=max&auto=format%2Ccompress&w=640')
    expect(asked).not.toContain(null)
    expect(complaints).toEqual([])
  })

  own('comes as it is where the host refuses the width', async ({ page, show }) => {
    await host(page, (width) => width !== null)
    const { slug } = await show(address)
    await page.goto(`/property/${slug}`)
    await fetched(page).toBe(address)
  })

  own('becomes the placeholder where the host has it no more', async ({ page, show }) => {
    await host(page, () => true)
    const { slug } = await show(address)
    await page.goto(`/property/${slug}`)
    await expect(big(page)).toHaveAttribute('src', '/pictures/placeholder.svg')
  })
})

own(
  'An upload from before the sizes is shown as it is, and asks for nothing that is not there',
  async ({ page, show, complaints }) => {
    const admin = await administrator()
    const path = `old/${crypto.randomUUID()}.webp`
    const bytes = await sharp({ create: { width: 1500, height: 1000, channels: 3, background: '#a75' } })
      .webp()
      .toBuffer()
    const { error } = await admin.storage
      .from('property-images')
      .upload(path, new Uint8Array(bytes), { contentType: 'image/webp' })
    expect(error).toBeNull()
    const { slug } = await show(`/storage/v1/object/public/property-images/${path}`)
    const missed: string[] = []
    page.on(
      'response',
      (answer) => answer.status() >= 400 && !answer.url().includes('/property/') && missed.push(answer.url()),
    )
    await page.goto(`/property/${slug}`)
    await expect
      .poll(() =>
        page
          .locator('.swiper-slide img')
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBe(1500)
    expect([missed, complaints]).toEqual([[], []])
    await admin.storage.from('property-images').remove([path])
  },
)
