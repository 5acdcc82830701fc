import { type Browser, chromium } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testChromiumPath } from '../../../scripts/lib/browser'
import { freePort } from '../../../scripts/lib/ports'
import { serveSite } from '../../../scripts/lib/site-server'
import { manyVisitors } from '../../many-visitors'
import { folder } from '../built'

// The links between the editions, in a browser.

let browser: Browser
let site: { close: () => void }
let origin: string

beforeAll(async () => {
  const port = await freePort()
  const publishableKey = process.env['PUBLIC_SUPABASE_ANON_KEY']!
  const backend = process.env['TEST_BACKEND']!
  site = await serveSite({ folder, port, backend, publishableKey, visitorLimits: manyVisitors })
  origin = `http://localhost:${port}`
  browser = await chromium.launch({ executablePath: await testChromiumPath(), args: ['--no-sandbox'] })
})
afterAll(async () => {
  await browser.close()
  site.close()
})

const openPage = async (path: string, locale = 'en-GB') => {
  const page = await browser.newPage({ locale, viewport: { width: 1440, height: 900 } })
  await page.goto(origin + path)
  return page
}
const header = '[data-header] > [data-edition]'
const offer = '[data-hours] > [hreflang]'

describe('The link to the other edition', { timeout: 60_000 }, () => {
  it('keeps the filters of a list', async () => {
    const page = await openPage('/rent?beds=2&max=4000')
    await page.click(header)
    await page.waitForURL(`${origin}/zh/rent?beds=2&max=4000`)
    await page.getByRole('list', { name: '已选的筛选条件' }).getByText('2 间及以上卧室').waitFor()
    await page.click(header)
    await page.waitForURL(`${origin}/rent?beds=2&max=4000`)
    await page.close()
  })

  it('keeps what is half typed in a form', async () => {
    const page = await openPage('/contact')
    await page.getByLabel('Full Name').fill('王小明')
    await page.waitForFunction(() => sessionStorage.getItem('contact'))
    await page.click(header)
    await page.waitForURL(`${origin}/zh/contact`)
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#contact-name')?.value === '王小明')
    await page.close()
  })

  it('leads from a home without a built page to the same home', async () => {
    const page = await openPage('/listing-shell')
    await page.evaluate(() => history.replaceState(null, '', '/property/added-today'))
    await page.hover(header)
    await page.focus(header)
    expect(await page.getAttribute(header, 'href')).toBe('/zh/property/added-today')
    await page.close()
  })
})

describe('The line that offers the edition in the browser’s language', { timeout: 60_000 }, () => {
  it('is shown on the first page of a visit only, and redirects nobody', async () => {
    const page = await openPage('/rent', 'zh-CN')
    expect(new URL(page.url()).pathname).toBe('/rent')
    expect(await page.textContent(offer)).toBe('本页有中文版。')
    await page.getByRole('link', { name: 'Buy', exact: true }).first().click()
    await page.waitForURL(`${origin}/buy`)
    await page.locator(header).waitFor()
    expect(await page.locator(offer).count()).toBe(0)
    await page.close()
  })

  it('is not there for a reader of the page’s own language', async () => {
    for (const [path, locale] of [
      ['/rent', 'en-GB'],
      ['/rent', 'fr'],
      ['/zh/rent', 'zh-CN'],
    ] as const) {
      const page = await openPage(path, locale)
      expect(await page.locator(offer).count()).toBe(0)
      await page.close()
    }
  })
})

it('An unknown address below /zh is answered in Chinese with the status 404, and not redirected', async () => {
  for (const path of ['/zh/nothing', '/zh/property/no-such-home']) {
    const response = await fetch(origin + path, { redirect: 'manual' })
    expect(response.status, path).toBe(404)
    expect(await response.text(), path).toContain('<html lang="zh-Hans"')
  }
  const english = await fetch(`${origin}/nothing`, { headers: { 'accept-language': 'zh-CN' }, redirect: 'manual' })
  expect(english.status).toBe(404)
  expect(await english.text()).toContain('<html lang="en-GB"')
})
