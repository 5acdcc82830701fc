import { axe } from './axe'
import { nightly } from '../every-case'
import { expect, test, unhurried } from './site'

const path = '/property/cornwall-gardens-apartment'
const sale = '/property/royal-hill-cottage'
const reserved = '/property/bishops-park-garden-flat'

test.describe('From 1200 px the enquiry form', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('is in sight at the top, in the middle and at the end of a listing’s page', nightly, async ({ page }) => {
    for (const [each, title, height] of [
      [path, 'Interested in this rental?', 900],
      [reserved, 'Interested in this property?', 768],
    ] as const) {
      await page.setViewportSize({ width: 1440, height })
      await page.goto(each)
      for (const part of ['#pictures', '#facts', '#where', '#similar'])
        for (const inSight of [page.getByLabel('Full name'), page.getByRole('heading', { name: title })]) {
          await page.locator(part).evaluate((section) => section.scrollIntoView())
          await expect(inSight, `${each} ${part}`).toBeInViewport({ ratio: 1 })
        }
      // A notice above the title takes no space from the rail once it has scrolled away.
      await page.locator('#facts').evaluate((section) => section.scrollIntoView())
      await expect(page.getByRole('link', { name: 'Call', exact: true }), each).toBeInViewport({ ratio: 1 })
    }
  })

  test('covers no link of the rail, and grows into a panel without a shift of the page', nightly, async ({ page }) => {
    await page.goto(path)
    const rail = page.getByRole('navigation', { name: 'On this page' })
    const form = page.locator('#enquire')
    const last = (await page.locator('[data-print]').boundingBox())!
    expect(last.y + last.height).toBeLessThanOrEqual((await form.boundingBox())!.y)
    const places = () =>
      page.evaluate(() =>
        ['#pictures', '#facts', '#similar', 'footer'].map((part) =>
          Math.round(document.querySelector(part)!.getBoundingClientRect().top + scrollY),
        ),
      )
    const before = await places()
    await page.getByLabel('Full name').click()
    await expect(page.getByLabel('Email')).toBeInViewport({ ratio: 1 })
    expect(await places()).toEqual(before)
    expect(await axe(page, '#enquire')).toEqual([])
    await page.getByLabel('Full name').fill('Wang Fang')
    // A press on plain text inside does not close it; one on the page does.
    await form.getByRole('heading').first().click()
    await expect(page.getByLabel('Email')).toBeVisible()
    await page.keyboard.press('Tab')
    await page.locator('h1').click()
    await expect(page.getByLabel('Email')).toBeHidden()
    await form.getByRole('link', { name: 'Arrange a viewing' }).click()
    await expect(page.getByLabel('Full name')).toBeFocused()
    await expect(page.getByLabel('Full name')).toHaveValue('Wang Fang')
    await page.keyboard.press('Escape')
    await expect(page.getByLabel('Email')).toBeHidden()
    await expect(form.getByRole('link', { name: 'Arrange a viewing' })).toBeFocused()
    await expect(rail).toBeVisible()
  })

  test(
    'leaves three contents in sight below a high title, and covers none with the focus',
    nightly,
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 720 })
      for (const each of ['/property/harbour-point-sky-residence', '/zh/property/harbour-point-sky-residence']) {
        await page.goto(each)
        const links = page.locator('article nav li:visible a')
        const box = async (n: number) => (await links.nth(n).boundingBox())!
        const form = (await page.locator('#enquire').boundingBox())!.y
        const third = await box(2)
        expect(third.y + third.height, each).toBeLessThan(form - 20)
        const last = (await links.count()) - 1
        await links.nth(last - 1).focus()
        await page.keyboard.press('Tab')
        await expect(links.nth(last)).toBeFocused()
        await expect(links.nth(last)).toBeInViewport({ ratio: 1 })
        const focused = await box(last)
        expect(focused.y + focused.height, each).toBeLessThan((await page.locator('#enquire').boundingBox())!.y)
      }
    },
  )

  test('keeps the step and every value when the window becomes narrow and wide again', async ({ page }) => {
    await page.goto(path)
    await page.getByLabel('Full name').fill('Wang Fang')
    await page.getByLabel('Email').fill('wang@example.com')
    await page.getByLabel('Phone').fill('020 7946 0000')
    await page.getByRole('button', { name: 'Next: Employment Details' }).click()
    await page.getByLabel('Employed', { exact: true }).check()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByLabel('Employed', { exact: true })).toBeChecked()
    // The bar hides while the form has the focus.
    await page.getByLabel('Employed', { exact: true }).blur()
    await page.locator('.reach').getByRole('link', { name: 'Enquire' }).click()
    await expect(page.getByRole('dialog')).toHaveCSS('position', 'fixed')
    // A sheet has no place beside the rail.
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(page.locator('#enquire:modal')).toHaveCount(0)
    await page.getByRole('button', { name: 'Change your details' }).click()
    await expect(page.getByLabel('Full name')).toHaveValue('Wang Fang')
  })

  test('reaches every field and every part of the rail in a small window', nightly, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.goto(path)
    // The actions stay visible, each on one line, while the contents scroll.
    for (const name of ['Call', 'Email']) {
      const action = page.getByRole('article').getByRole('link', { name, exact: true }).first()
      await expect(action).toBeInViewport({ ratio: 1 })
      expect((await action.boundingBox())!.height, name).toBeLessThan(45)
    }
    await expect(page.locator('[data-print]')).toBeInViewport({ ratio: 1 })
    await page.getByLabel('Full name').click()
    const next = page.getByRole('button', { name: 'Next: Employment Details' })
    await next.scrollIntoViewIfNeeded()
    await expect(next).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: 'Close' }).click()
    for (const part of ['Pictures', 'Similar homes']) {
      const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: part })
      await link.scrollIntoViewIfNeeded()
      await link.click({ trial: true })
    }
    await page.locator('[data-print]').click({ trial: true })
  })
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('the bar opens the form as a sheet; Escape and Back close it and nothing is lost', async ({ page }) => {
    await page.goto(path)
    await page.locator('#facts').evaluate((section) => section.scrollIntoView())
    const opener = page.locator('.reach').getByRole('link', { name: 'Enquire' })
    const top = () => page.locator('#facts').evaluate((section) => Math.round(section.getBoundingClientRect().top))
    const before = await top()
    await opener.click()
    await expect(page.getByLabel('Full name')).toBeFocused()
    await expect(page.locator('#enquire:modal')).toBeInViewport()
    expect(await axe(page, '#enquire')).toEqual([])
    // The fields scroll below it.
    await expect(page.locator('[data-close-enquiry]')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await page.getByLabel('Full name').fill('Wang Fang')
    await page.keyboard.press('Escape')
    await expect(page.locator('#enquire:modal')).toHaveCount(0)
    await expect(opener).toBeFocused()
    expect(await top()).toBe(before)
    await page.keyboard.press('Enter')
    await expect(page.locator('#enquire:modal')).toBeInViewport()
    await expect(page.getByLabel('Full name')).toHaveValue('Wang Fang')
    await page.waitForFunction(() => (history.state as { overlay?: boolean } | null)?.overlay)
    await page.goBack()
    await expect(page.locator('#enquire:modal')).toHaveCount(0)
    await expect(page).toHaveURL(path)
    // It is also in the page.
    await page.getByLabel('Full name').scrollIntoViewIfNeeded()
    await expect(page.getByLabel('Full name')).toHaveValue('Wang Fang')
  })

  test('the home of a sent enquiry is saved from the sheet, which shows the message', nightly, async ({ page }) => {
    await unhurried(page)
    await page.goto(sale)
    await page.locator('.reach').getByRole('link', { name: 'Enquire' }).click()
    await page.getByLabel('Full name').fill('Wang Fang')
    await page.getByLabel('Email').fill(`sheet-${Date.now()}@example.com`)
    await page.getByLabel('Phone').fill('+86 138 0000 0000')
    await page.locator('#enquire').getByRole('button', { name: 'Submit Inquiry' }).click()
    await page
      .locator('#enquire')
      .getByRole('button', { name: /^Save / })
      .click()
    const message = page.locator('#enquire:modal [data-toasts]')
    await expect(message).toContainText('Saved.')
    await message.getByRole('button', { name: 'Dismiss' }).click()
    await expect(message).toBeEmpty()
  })

  test('while the pictures still load, the bar leads to the form in the page at once', nightly, async ({ page }) => {
    await page.route(/\/pictures\/|show-enquiry/, () => {})
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await page.locator('.reach').getByRole('link', { name: 'Enquire' }).click()
    await expect(page.getByLabel('Full name')).toBeInViewport()
    await expect(page).toHaveURL(`${path}#enquire`)
  })

  test('the full screen’s link leads to the sheet, and Close to the page', nightly, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 })
    await page.goto(path)
    await page.getByRole('button', { name: /^All 5 pictures/ }).click()
    await page
      .getByRole('dialog', { name: /^Pictures of/ })
      .getByRole('link', { name: 'Arrange a viewing' })
      .click()
    await expect(page.getByLabel('Full name')).toBeFocused()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.locator('#enquire:modal')).toHaveCount(0)
  })
})

test('without JavaScript the form is in the page, with every field, at any width', nightly, async ({ browser }) => {
  for (const width of [390, 1440]) {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 900 } })
    const page = await context.newPage()
    await page.goto(path)
    for (const label of ['Full name', 'Email', 'Phone']) await expect(page.getByLabel(label)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Close' })).toBeHidden()
    const form = (await page.locator('#enquire').boundingBox())!
    const map = (await page.locator('#where').boundingBox())!
    expect(form.y).toBeGreaterThanOrEqual(map.y + map.height)
    await context.close()
  }
})
