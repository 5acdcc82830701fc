import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { administrator, expect, newListing, test } from './site'
import { nightly, sampleOf } from '../every-case'

const folder = process.env['TEST_FOLDER'] ?? ''
const card = (title: string) => `article:has(h3:text-is("${title}"))`

const states = [
  {
    slug: 'bishops-park-garden-flat',
    title: 'Bishop’s Park Garden Flat',
    list: '/buy',
    word: 'Under offer',
    says: 'This home is under offer.',
    gone: false,
  },
  {
    slug: 'arnold-circus-apartment',
    title: 'Arnold Circus Apartment',
    list: '/rent',
    word: 'Let agreed',
    says: 'This home is let agreed.',
    gone: false,
  },
  {
    slug: 'wharfside-three-bedroom-apartment',
    title: 'Wharfside Three-Bedroom Apartment',
    list: '/buy',
    word: 'Sold',
    says: 'This home has been sold.',
    gone: true,
  },
  {
    slug: 'crooms-hill-georgian-house',
    title: 'Crooms Hill Georgian House',
    list: '/rent',
    word: 'Let',
    says: 'This home has been let.',
    gone: true,
  },
]

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const { slug, title, list, word, says, gone } of sampleOf(states, 2))
    test(`a listing that is ${word.toLowerCase()} says so on its card and on its page`, nightly, async ({ page }) => {
      await page.goto(list)
      if (gone) await expect(page.locator(card(title))).toHaveCount(0)
      else await expect(page.locator(card(title)).getByText(word, { exact: true })).toBeVisible()

      await page.goto(`/property/${slug}`)
      await expect(page.getByText(says)).toBeVisible()
      await expect(page.getByRole('heading', { name: /^Interested in/ })).toHaveCount(gone ? 0 : 1)
      await expect(page.getByRole('heading', { name: 'Are you looking for a similar home?' })).toHaveCount(gone ? 1 : 0)
      await expect(page.getByTestId('similar').locator('article')).toHaveCount(3)
      const offer = list === '/buy' ? 'For Sale' : 'To Rent'
      await expect(page.getByTestId('similar').getByText(offer, { exact: true })).toHaveCount(3)
    })

  test('a live listing shows no status', nightly, async ({ page }) => {
    await page.goto('/property/cornwall-gardens-apartment')
    await expect(page.getByTestId('status-notice')).toHaveCount(0)
  })

  test('a listing that is gone offers the list, a valuation, and no enquiry', async ({ page }) => {
    await page.goto('/property/crooms-hill-georgian-house')
    const offer = page.getByRole('region', { name: 'Other homes' })
    await expect(offer.getByRole('link', { name: 'Homes to rent' })).toHaveAttribute('href', '/rent')
    await expect(offer.getByRole('link', { name: 'Ask what rent your home could earn' })).toHaveAttribute(
      'href',
      '/valuation/rental',
    )
    await expect(page.getByTestId('price')).toHaveText('£3,900 pcm last asked')
    await expect(page.getByRole('main').locator('a[href^="mailto:"], a[href^="tel:"]')).toHaveCount(0)
    await expect(page.getByText('Available From')).toHaveCount(0)
  })

  test('a shared link to a sold listing shows no price', nightly, async () => {
    const html = await readFile(`${folder}/property/wharfside-three-bedroom-apartment.html`, 'utf8')
    expect(html).toContain(
      '<meta property="og:image:alt" content="Wharfside Three-Bedroom ' +
        'Apartment. Sold. Canary Wharf. Meridian Row, London">',
    )
    expect(html.match(/<meta name="description" content="([^"]+)"/)?.[1]).toMatch(/^Sold\. /)
  })
})

test('a draft is not public: not in the list, not in a file, and its address is a 404 that says so', async ({
  page,
  request,
}) => {
  expect(await (await request.get('/buy')).text()).not.toContain('Thurloe Stucco Maisonette')
  await expect(readFile(`${folder}/property/thurloe-stucco-maisonette.html`)).rejects.toThrow('ENOENT')
  const response = await page.goto('/property/thurloe-stucco-maisonette')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Property Not Found')
})

test.describe('Since the page was built', () => {
  // Each has its own listing, because they run in parallel.
  const since = (name: string, slug: string, status: string, look: (page: Page) => Promise<void>) =>
    test(name, async ({ page, consoleErrors }) => {
      const admin = await administrator()
      const set = async (to: string) =>
        expect((await admin.from('properties').update({ status: to }).eq('slug', slug)).error).toBeNull()
      await set(status)
      try {
        await page.goto(`/property/${slug}`)
        await look(page)
        // Browsers log the 404 of a listing that is a draft again.
        expect(consoleErrors.filter((text) => status !== 'draft' || !/status of 404/.test(text))).toEqual([])
      } finally {
        await set('live')
      }
    })

  since(
    'a home has been sold: its page says so, offers similar homes, and the list lets go of it',
    'calvert-avenue-flat',
    'sold',
    async (page) => {
      await expect(page.getByText('This home has been sold.')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Are you looking for a similar home?' })).toBeVisible()
      await expect(page.getByTestId('similar').locator('article')).toHaveCount(3)
      await expect(page.getByTestId('similar').locator('h3').first()).toHaveText('Rivington Street Loft')
      await page.goto('/buy')
      await expect(page.locator(card('Calvert Avenue Flat'))).toHaveCount(0)
    },
  )
  since(
    'a home has come under offer: its page, its history and its card say so',
    'marylebone-mews-house',
    'under_offer',
    async (page) => {
      await expect(page.getByText('This home is under offer.')).toBeVisible()
      await expect(page.locator('#history').getByRole('listitem').first()).toContainText('Under offer')
      await expect(page.getByRole('heading', { name: 'Interested in this property?' })).toBeVisible()
      // Other tests add listings: without the area it may be on the second page.
      await page.goto('/buy?area=Marylebone')
      await expect(page.locator(card('Marylebone Mews House')).getByText('Under offer')).toBeVisible()
    },
  )
  since(
    'a home has been taken back to be written anew: Property Not Found, and no card',
    'maritime-riverside-apartment',
    'draft',
    async (page) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Property Not Found')
      await page.goto('/buy')
      await expect(page.locator(card('Maritime Riverside Apartment'))).toHaveCount(0)
    },
  )
})

test(
  'a home that came and was sold since the build opens at its address ' +
    'and says so; its pictures have their given words',
  nightly,
  async ({ page }) => {
    const admin = await administrator()
    const listing = newListing({ status: 'sold', picture_alts: ['A room over the canal', ''] })
    expect((await admin.from('properties').insert(listing)).error).toBeNull()
    await page.goto(`/property/${listing.slug}`)
    await expect(page.getByText('This home has been sold.')).toBeVisible()
    await expect(page.getByTestId('similar').locator('article')).toHaveCount(3)
    await expect(page.locator('.swiper-slide img').first()).toHaveAttribute('alt', 'A room over the canal')
    await admin.from('properties').delete().eq('slug', listing.slug)
  },
)
