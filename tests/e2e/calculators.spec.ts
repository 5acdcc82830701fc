import { type Page } from '@playwright/test'
import { axe } from './axe'
import { nightly } from '../every-case'
import { administrator, expect, hydrated, newListing, test } from './site'

const total = (page: Page) => page.getByTestId('calculator-figure')
const calculator = (page: Page) => page.locator('[data-calculator]')
/** The breakdown of the total. */
const account = (page: Page) => calculator(page).getByRole('group', { name: /: / })
const price = (page: Page) => page.getByLabel('Price', { exact: true })

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('each calculator shows a worked example, and the page its rates', nightly, async ({ page }) => {
    for (const [path, figure] of [
      ['buying-cost', 'Answer two questions'],
      ['mortgage', '£2,779'],
      ['rental-yield', '3.8%'],
      ['move-in-cost', '£5,169.23'],
      ['affordability', '£324,000'],
    ] as const) {
      await page.goto(`/calculators/${path}`)
      await expect(total(page)).toHaveText(figure)
      await expect(calculator(page).locator('noscript div')).toContainText('The calculator needs JavaScript')
      await expect(page.getByRole('button', { name: 'Calculate' })).toBeHidden()
    }
    await page.goto('/calculators/buying-cost')
    await expect(page.getByRole('row', { name: '£250,000 to £925,000 5% 10% 7% 12%' })).toBeVisible()
  })
})

test.describe('Buying cost', () => {
  test('by keyboard: a typed price and two choices, stored in the address', async ({ page, consoleErrors }) => {
    await page.goto('/calculators/buying-cost')
    await price(page).focus()
    await hydrated(page)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('£1m')
    await expect(total(page)).toHaveText('Answer two questions')
    await page.keyboard.press('Tab')
    await expect(price(page)).toHaveValue('1,000,000')
    await expect(page.getByLabel(/^Only first-time buyers/)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('group', { name: 'Who is buying?' }).getByRole('radio', { checked: true })).toHaveValue(
      'additional',
    )
    await expect(total(page)).toHaveText('Answer one question')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(total(page)).toHaveText('£93,750')
    await page.keyboard.press('ArrowDown')
    await expect(total(page)).toHaveText('£113,750')
    await expect(page).toHaveURL('/calculators/buying-cost?price=1000000&buyer=additional&abroad=yes')
    await expect(page.getByText('Stamp duty after both refunds')).toBeVisible()
    await page.reload()
    await expect(total(page)).toHaveText('£113,750')
    await expect(price(page)).toHaveValue('1,000,000')
    expect(consoleErrors).toEqual([])
  })

  test('an address restores its figures, and so does Back', async ({ page }) => {
    await page.goto('/calculators/buying-cost?price=500001&buyer=company&abroad=no')
    await expect(total(page)).toHaveText('£85,000')
    await page.getByLabel(/let it to strangers/).check()
    await expect(total(page)).toHaveText('£40,000')
    await expect(page).toHaveURL(/relief=yes/)
    await page.getByRole('main').getByRole('link', { name: 'Mortgage' }).click()
    await page.goBack()
    await expect(total(page)).toHaveText('£40,000')
  })

  test('invalid values show a message, stay, and keep the last figures', async ({ page }) => {
    await page.goto('/calculators/buying-cost?price=450000&buyer=home&abroad=no')
    await expect(total(page)).toHaveText('£12,500')
    await price(page).fill('a lot')
    await hydrated(page)
    await page.keyboard.press('Enter')
    const summary = page.getByTestId('error-summary')
    await expect(summary).toBeFocused()
    await expect(summary).toContainText('Enter the price as a number, like 650,000')
    await expect(page).toHaveTitle(/^Error: /)
    await summary.getByRole('link').click()
    await expect(price(page)).toBeFocused()
    await expect(price(page)).toHaveValue('a lot')
    await expect(total(page)).toHaveText('£12,500')
    await expect(page.getByText('for your last complete answers')).toBeVisible()
    await price(page).fill('300k')
    await expect(total(page)).toHaveText('£5,000')
    await expect(summary).toBeHidden()
    // Without a press of the button, no summary announces it.
    await page.keyboard.press('Enter')
    await price(page).fill('much')
    await page.keyboard.press('Tab')
    await expect(
      page.getByRole('status').filter({ hasText: /as a number, like 650,000\. These figures/ }),
    ).toBeAttached()
    await price(page).fill('300k')
    await expect(page).not.toHaveTitle(/^Error: /)
  })

  test(
    'before the two questions are answered the page names them, and an attempt leads to them',
    nightly,
    async ({ page, consoleErrors }) => {
      await page.goto('/calculators/buying-cost?price=875000')
      await hydrated(page)
      await expect(account(page)).toContainText('depends on the price and on who buys')
      expect(await calculator(page).innerText()).not.toMatch(/£\d/)
      await page.getByRole('button', { name: 'Calculate' }).click()
      const summary = page.getByTestId('error-summary')
      await expect(summary).toBeFocused()
      await expect(summary.getByRole('link')).toHaveText([
        'Choose who is buying',
        'Choose whether every buyer lives in the UK',
      ])
      await summary.getByRole('link').last().click()
      await expect(page.getByLabel('Yes, every buyer')).toBeFocused()
      await page.getByLabel(/^Other people. Each owns no other home/).check()
      await page.getByLabel('Yes, every buyer').check()
      await expect(total(page)).toHaveText('£33,750')
      await expect(summary).toBeHidden()
      await expect(calculator(page).locator('> [role=status]')).toHaveText('Stamp duty: £33,750')
      expect(consoleErrors).toEqual([])
    },
  )

  test('implausible values in an address get a message or a figure', nightly, async ({ page, consoleErrors }) => {
    for (const query of [
      'price=NaN',
      'price=-5',
      `price=${'9'.repeat(400)}`,
      'price=%00',
      'buyer=%3Cscript%3E&price=1',
      'date=31/2/2026',
      'price=1000000000&abroad=yes&buyer=company',
    ]) {
      await page.goto(`/calculators/buying-cost?${query}`)
      await hydrated(page)
      await expect(total(page)).toHaveText(/^(£[\d,]+|Answer (one|two) questions?)$/)
    }
    await page.goto('/calculators/buying-cost?price=lots')
    await expect(page.locator('#calc-price-error')).toContainText('Enter the price as a number')
    expect(consoleErrors).toEqual([])
  })

  test('a link to the figures is copied', nightly, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/calculators/buying-cost?price=450000&buyer=home&abroad=yes')
    await hydrated(page)
    // Browsers allow clipboard access only in the front window.
    await page.bringToFront()
    await page.getByRole('button', { name: 'Copy a link' }).click()
    await expect(page.getByText('Link copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /\/calculators\/buying-cost\?price=450000&buyer=home&abroad=yes$/,
    )
  })
})

test('a mortgage is calculated by keyboard, and refuses a deposit above the price', nightly, async ({ page }) => {
  await page.goto('/calculators/mortgage?price=500000')
  const deposit = page.getByLabel('Deposit', { exact: true })
  await hydrated(page)
  await deposit.fill('300000')
  await page.keyboard.press('Tab')
  await expect(deposit).toHaveValue('£300,000')
  await expect(account(page)).toContainText('40% of the price. Lenders call this loan to value.')
  await deposit.fill('600k')
  await page.keyboard.press('Tab')
  await expect(page.locator('#calc-deposit-error')).toContainText('The deposit must not be more than the price')
  await deposit.fill('40%')
  await page.getByLabel(/Interest only/).check()
  await expect(total(page)).toHaveText('£1,188')
  await expect(page).toHaveURL(/price=500000&deposit=40%25&rate=4.75&years=25&type=interest&stress=3/)
})

test('returning to a field at once does not change its typed text', nightly, async ({ page }) => {
  await page.goto('/calculators/mortgage?price=500000')
  const deposit = page.getByLabel('Deposit', { exact: true })
  await hydrated(page)
  await deposit.fill('600k')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await page.waitForTimeout(600)
  await expect(deposit).toHaveValue('600k')
  await page.keyboard.press('Tab')
  await expect(deposit).toHaveValue('£600,000')
})

test('a yield shows what is withheld from a landlord abroad', async ({ page }) => {
  await page.goto('/calculators/rental-yield')
  await page.getByLabel('You live outside the UK').check()
  await expect(page.getByText('Withheld, 20%')).toBeVisible()
  await page.getByLabel('Service charge a year').fill('30,000')
  await expect(total(page)).toHaveText('None')
  await expect(page.getByText(/The costs of the year are £[\d,]+ higher than the rent/)).toBeVisible()
})

test('moving in never exceeds the legal maximum', nightly, async ({ page }) => {
  await page.goto('/calculators/move-in-cost?rent=4750')
  await expect(total(page)).toHaveText('£11,326.92')
  await page.getByLabel('Deposit in the advert').fill('7000')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page.getByTestId('error-summary')).toContainText(
    'The deposit must be £6,576.92 or less: the law allows six weeks’ rent',
  )
})

test('a property page links to the calculators with its own figures', nightly, async ({ page }) => {
  const admin = await administrator()
  const [sale, rent] = [newListing({ price: 1450000 }), newListing({ listing_type: 'rent', price: 2800 })]
  await admin.from('properties').insert([sale, rent])
  try {
    await page.goto(`/property/${sale.slug}`)
    const costs = page.getByRole('region', { name: 'What it costs to buy' })
    await expect(costs).toContainText('Answer both questions to see your stamp duty.')
    // The background of the text is as wide as the card.
    const unanswered = costs.getByRole('status').locator('> :last-child')
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 720 })
      const card = (await costs.getByRole('status').boundingBox())!
      expect((await unanswered.boundingBox())!.width, `${width} px`).toBeCloseTo(card.width, 0)
    }
    const { height } = (await costs.getByRole('status').boundingBox())!
    await costs
      .getByRole('group', { name: /Is it your only home/ })
      .getByText('No, I own another')
      .click()
    await costs
      .getByRole('group', { name: /Do you live in the UK/ })
      .getByText('No', { exact: true })
      .click()
    await expect(costs.getByRole('status')).toContainText('£190,250')
    expect((await costs.getByRole('status').boundingBox())!.height).toBe(height)
    await costs.getByRole('link', { name: 'Open the buying cost calculator' }).click()
    await expect(page).toHaveURL('/calculators/buying-cost?price=1450000&buyer=additional&abroad=yes')
    await expect(total(page)).toHaveText('£190,250')
    await page.goto(`/property/${rent.slug}`)
    const month = page.getByRole('region', { name: 'What it costs to move in' })
    await expect(month).toContainText(/Then each month\s*Rent/)
    await expect(month).toContainText(/Known costs each month|Also each month/)
    await page.getByRole('link', { name: 'Share the costs between several people' }).click()
    await expect(total(page)).toHaveText('£6,030.76')
  } finally {
    await admin.from('properties').delete().in('slug', [sale.slug, rent.slug])
  }
})

test('what one can afford opens the list with its limit, to rent and to buy', async ({ page, consoleErrors }) => {
  await page.goto('/calculators/affordability')
  await page.getByLabel('Rent a home').check()
  await page.getByLabel('Income a year').fill('９０，０００')
  await page.getByLabel('People sharing').fill('3')
  await expect(total(page)).toHaveText('£3,000')
  await expect(account(page)).toContainText('£1,000 for each of 3 people')
  await page.getByLabel('Savings').fill('-5')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page.getByTestId('error-summary')).toContainText('Enter the savings as a number, like 60,000')
  await expect(page.getByRole('link', { name: /^See homes/ })).toBeHidden()
  await page.getByLabel('Savings').fill('20k')
  await page.getByRole('link', { name: 'See homes up to £3,000 a month' }).click()
  await expect(page).toHaveURL('/rent?max=3000')
  await expect(
    page
      .getByRole('link', { name: /Up to £3,000/ })
      .or(page.getByText('Up to £3,000'))
      .first(),
  ).toBeVisible()
  await page.goto('/calculators/affordability?income=200000&savings=150000&buyer=home')
  await page.getByRole('link', { name: /^See homes for sale up to £/ }).click()
  await expect(page).toHaveURL(/\/buy\?max=\d{6}$/)
  expect(consoleErrors).toEqual([])
})

test('on a phone the total stays visible while the fields change', nightly, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/calculators/rental-yield')
  await page.getByLabel('Costs of buying').fill('50,000')
  await expect(total(page)).toBeInViewport()
  const top = await total(page).evaluate(
    (element) =>
      document.elementFromPoint(element.getBoundingClientRect().x + 5, element.getBoundingClientRect().y + 5) ===
      element,
  )
  expect(top).toBe(true)
})

test('nothing is fetched for a calculator before interaction', nightly, async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/calculators/buying-cost', { waitUntil: 'networkidle' })
  expect(scripts.filter((url) => /BuyingCost|client/i.test(url))).toEqual([])
})

test('the result prints with its values and calculation', nightly, async ({ page }) => {
  await page.goto('/calculators/buying-cost?price=1000000&buyer=additional&abroad=yes')
  await expect(total(page)).toHaveText('£113,750')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Other people. One or more own another home')).toBeVisible()
  await expect(page.getByText('Only first-time buyers')).toBeHidden()
  await expect(page.getByRole('row', { name: '£250,000 to £925,000 12% £81,000' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Calculate' })).toBeHidden()
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2)
})

// pages.spec.ts checks the initial state; this one checks results.
test(
  'with values no calculator has axe violations or sideways scroll at 320 and 1440 px',
  nightly,
  async ({ page }) => {
    test.slow() // axe runs eight times
    for (const path of [
      'buying-cost?price=1000000&buyer=additional&abroad=yes',
      'mortgage',
      'rental-yield?abroad=yes',
      'move-in-cost?rent=x',
    ]) {
      await page.setViewportSize({ width: 320, height: 900 })
      await page.goto(`/calculators/${path}`, { waitUntil: 'networkidle' })
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await axe(page), `${path} at ${width} px`).toEqual([])
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        expect.soft(wide, `${path} at ${width} px`).toBeLessThanOrEqual(width)
      }
    }
  },
)
