import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import { calendarsIn, eventIn } from '../calendar'
import { nightly } from '../every-case'
import { secrets } from '../secrets'
import { axe } from './axe'
import { startSite } from './own-site'
import { administrator, expect, test, unhurried } from './site'

// What somebody does on a phone in Shanghai who reads Chinese.
test.use({
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
})

const unique = () => `li-${crypto.randomUUID()}@example.com`
const slots = (page: Page) => page.getByTestId('slots').getByRole('radio', { name: /伦敦 / })
/** Lines of titles that begin with punctuation or are one character. */
const badTitleLines = (page: Page) =>
  page.locator('h1:visible, h2:visible, h3:visible').evaluateAll((titles) =>
    titles.flatMap((title) => {
      const lines: string[] = []
      const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT)
      let top = -Infinity
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const [n, character] of [...(text.nodeValue ?? '')].entries()) {
          const range = document.createRange()
          range.setStart(text, n)
          range.setEnd(text, n + 1)
          const box = range.getBoundingClientRect()
          if (!box.width) continue
          if (box.top - top > box.height * 0.6) {
            lines.push('')
            top = box.top
          }
          lines[lines.length - 1] += character
        }
      return lines.length > 1 ? lines.filter((line) => /^([，。：；？！、）」』”]|.[？。！]?$)/.test(line)) : []
    }),
  )
/** Nothing scrolls sideways, no title breaks badly, and axe finds nothing. */
async function isSound(page: Page, part = 'main') {
  expect(await badTitleLines(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await axe(page, part)).toEqual([])
}

test('in Chinese, a home near 帝国理工 is found and a video viewing booked, with its email and calendar entry', async ({
  page,
  consoleErrors,
}) => {
  const site = await startSite()
  try {
    await unhurried(page)
    await page.goto(`${site.origin}/zh`)
    expect(await badTitleLines(page)).toEqual([])
    await page.locator('#where-rent').tap()
    await page.keyboard.type('帝国理工')
    await page.getByRole('option').filter({ hasText: '帝国理工学院' }).tap()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/zh\/rent\?.*near=/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
    const card = page.getByRole('main').getByRole('article').first()
    await expect(card).toContainText('步行约')
    await isSound(page)
    await card.getByRole('link').first().tap()
    await expect(page).toHaveURL(/\/zh\/property\//)

    await page.locator('.reach').getByRole('link', { name: '咨询' }).tap()
    const form = page.getByRole('form', { name: '咨询' })
    await form.getByLabel('姓名').fill('李明')
    const email = unique()
    await form.getByLabel('电子邮箱').fill(email)
    await form.getByLabel('电话').fill('＋８６ 138 0000 0000')
    await form.getByRole('button', { name: '下一步：工作情况' }).tap()
    await form.getByRole('radio', { name: '学生' }).check()
    await form.getByRole('button', { name: '下一步：看房安排' }).tap()
    await form.getByRole('radio', { name: '实时视频看房' }).check()
    await slots(page).first().check()
    await expect(page.getByTestId('slots').getByRole('status')).toContainText('北京时间')
    // A time belongs to its kind of viewing.
    await form.getByRole('radio', { name: '现场看房' }).check()
    await form.getByRole('radio', { name: '实时视频看房' }).check()
    await expect(slots(page).first()).not.toBeChecked()
    await slots(page).first().check()
    // What has scrolled below the row of the Close button is no target.
    await page.locator('#enquire').evaluate((sheet) => sheet.scrollTo(0, 0))
    await isSound(page, '#enquire')
    await form.getByLabel('希望的入住日期').tap()
    const names = await page
      .getByRole('dialog', { name: '选择日期' })
      .locator('[aria-label]')
      .evaluateAll((parts) => parts.map((part) => part.ariaLabel))
    expect(names.length).toBeGreaterThan(30)
    expect(names.filter((name) => /[a-z]/i.test(name ?? ''))).toEqual([])
    await form.getByLabel('希望的入住日期').fill('2027年1月10日')
    await form.getByRole('button', { name: '提交咨询' }).tap()
    await expect(page.getByRole('heading', { name: '咨询已提交' })).toBeFocused()

    const emails = () => site.mail.caught.filter(({ to }) => to.includes(email))
    await expect.poll(() => emails().length).toBe(1)
    const { email: received } = emails()[0]!
    expect(received.subject).toMatch(/看房/)
    expect(received.text).toContain('李明')
    expect(received.text).toContain('北京时间')
    expect(received.text).toContain(`${site.origin}/zh/viewing?token=`)

    // A colleague confirms it in the admin.
    const staff = createClient(site.backend, secrets.publishableKey, { auth: { persistSession: false } })
    await staff.auth.signInWithPassword({ email: 'admin@meridianrow.example', password: secrets.adminPassword })
    const { data: request } = await staff.from('viewings').select('id').eq('state', 'requested').single()
    const confirm = { state: 'booked', host: 'Ada', note: 'https://meet.example/room', sequence: 1 }
    expect((await staff.from('viewings').update(confirm).eq('id', request!.id)).error).toBeNull()
    await expect.poll(() => emails().length).toBe(2)
    const [calendar] = calendarsIn(emails()[1]!.email)
    expect(calendar!.event.summary).toMatch(/看房/)
    expect(calendar!.status).toBe('CONFIRMED')
    expect(consoleErrors).toEqual([])
  } finally {
    await site.close()
  }
})

test('in Chinese, two homes are saved and compared', nightly, async ({ page }) => {
  await page.goto('/zh/buy')
  for (const n of [0, 1]) {
    await page.getByRole('main').getByRole('button', { name: /^收藏/ }).nth(n).tap()
    await expect(page.getByRole('status').filter({ hasText: '已收藏。' })).toBeVisible()
  }
  await page.goto('/zh/property/cornwall-gardens-apartment')
  await page.goto('/zh/saved')
  const boxes = page.getByRole('checkbox', { name: /^对比/ })
  await expect(boxes).toHaveCount(2)
  for (const n of [0, 1]) await boxes.nth(n).check()
  await expect(page.getByRole('heading', { name: '两套房源对比' })).toBeVisible()
  await expect(page.getByRole('table').getByRole('rowheader', { name: '卧室' })).toBeVisible()
  // Titles are English.
  const titles = page.locator('[data-testid=saved-entry] h3 a, [data-compared] thead a, #recent strong')
  await expect.poll(() => titles.count()).toBeGreaterThanOrEqual(5)
  for (const title of await titles.all()) await expect(title).toHaveAttribute('lang', 'en-GB')
  await isSound(page)
})

test('in Chinese, a valuation is requested, and a time of the visit held', nightly, async ({ page }) => {
  const admin = await administrator()
  const { data: staff } = await admin.from('staff').select('user_id').eq('role', 'administrator').is('ended_at', null)
  const id = crypto.randomUUID()
  // Earlier than the times of other tests.
  const times = { weekdays: [1, 2, 3, 4, 5, 6, 7], opens: '06:00', closes: '08:30', minutes: 30, every_minutes: 30 }
  const hours = { ...times, id, purpose: 'valuation', attendee_id: staff![0]!.user_id as string, by_video: false }
  expect((await admin.from('viewing_hours').insert(hours)).error).toBeNull()
  try {
    await unhurried(page)
    await page.goto('/zh')
    await page.getByRole('main').getByRole('link', { name: '获取租金估价' }).tap()
    const dialog = page.getByRole('dialog', { name: '免费估价' })
    const next = () => dialog.getByRole('button', { name: '下一步' }).tap()
    await dialog.getByRole('button', { name: '开始' }).tap()
    await dialog.getByRole('button', { name: '出租估价' }).tap()
    await dialog.getByLabel('二手公寓').check()
    await next()
    const email = unique()
    for (const [label, text] of [
      ['英国邮编', 'ｓｗ７２ａｚ'],
      ['姓名', '李明'],
      ['电子邮箱', email],
    ] as const) {
      await dialog.getByLabel(label, { exact: true }).fill(text)
      await next()
    }
    await dialog.getByLabel('电话', { exact: true }).fill('+86 138 0000 0000')
    await isSound(page, 'dialog')
    await dialog.getByRole('button', { name: '提交' }).tap()
    await expect(dialog.getByRole('heading', { name: '申请已收到' })).toBeVisible()
    await slots(page).first().check()
    await dialog.getByRole('button', { name: '保留这个时间' }).tap()
    await expect(dialog.getByRole('heading', { name: '我们为您保留这个时间' })).toBeFocused()
    const { data: rows } = await admin.from('booking_valuations').select().eq('email', email)
    expect(rows).toMatchObject([
      { name: '李明', postcode: 'SW7 2AZ', type: 'rental', property_types: ['secondHandFlat'], locale: 'zh' },
    ])
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: '把这个时间加入日历' }).tap()
    const { event } = eventIn(await readFile(await (await download).path(), 'utf8'))
    expect(event.summary).toMatch(/[一-鿿]/)
    await isSound(page, 'dialog')
  } finally {
    await admin.from('viewing_hours').delete().eq('id', id)
  }
})
