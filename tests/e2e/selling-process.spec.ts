import { expect, test } from './site'
import { nightly } from '../every-case'

const path = '/resources/selling-process'

test.describe('The tabs of the selling process', () => {
  test('tabs follow the arrow keys, Home and End; the address stores the pressed one', async ({ page }) => {
    await page.goto(path)
    const tab = (name: string) => page.getByRole('tab', { name })
    await tab('Selling Process').focus()
    await page.keyboard.press('ArrowRight')
    await expect(tab('Seller’s Tips')).toBeFocused()
    await expect(tab('Seller’s Tips')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel')).toHaveCount(1)
    await expect(page.getByRole('tabpanel')).toContainText('Seven tips for sellers')
    await page.keyboard.press('End')
    await expect(tab('FAQs')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(tab('Selling Process')).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Home')
    await expect(tab('Selling Process')).toBeFocused()
    expect(await page.locator('[role="tab"][tabindex="0"]').count()).toBe(1)

    await tab('FAQs').click()
    await expect(page).toHaveURL(/#faq$/)
    await page.goBack()
    await expect(tab('Selling Process')).toHaveAttribute('aria-selected', 'true')
    await page.goto(`${path}#tips`)
    await page.reload()
    await expect(page.getByRole('tabpanel')).toContainText('Seven tips for sellers')
  })

  test('without JavaScript every tab’s panel is readable', nightly, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(path)
    for (const text of ['Six steps, about sixteen weeks', 'Seven tips for sellers', 'Common questions'])
      await expect(page.getByText(text)).toBeVisible()
    await context.close()
  })
})
