import { axe } from './axe'
import { administrator, enter, expect, newListing, test, weekdayIn } from './site'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const rentals: string[] = []
const messages: string[] = []
// Other tests count the listings to rent, and look for a free hour.
test.afterEach(async () => {
  const admin = await administrator()
  const which = messages.splice(0).map((id) => ({ kind: 'message', id }))
  await admin.rpc('erase_enquiries', { which }).throwOnError()
  await admin.from('properties').delete().in('id', rentals.splice(0)).throwOnError()
})

const longDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
/** How many pages the calendar turns from this month to a day's. */
const monthsUntil = (day: string) => {
  const [now, then] = [new Date(), new Date(day)]
  return (then.getUTCFullYear() - now.getUTCFullYear()) * 12 + then.getUTCMonth() - now.getUTCMonth()
}

test('a Monday by thumb: an enquiry closed, one answered, a viewing booked, a rent lowered, a section saved', async ({
  page,
  consoleErrors,
}) => {
  test.slow() // six screens
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const mark = `thumb${process.pid}x${Date.now()}`
  const admin = await administrator()
  const values = newListing({ title: `Thumb ${mark}`, listing_type: 'rent', status: 'let', price: 2400 })
  const listing = { ...values, id: crypto.randomUUID() }
  rentals.push(listing.id)
  await admin.from('properties').insert(listing).throwOnError()
  const adaeze = `Adaeze ${mark}`
  const viewingDay = weekdayIn(50)
  for (const name of ['Kofi Mensah', adaeze]) {
    const id = crypto.randomUUID()
    messages.push(id)
    await admin
      .from('contact_submissions')
      .insert({ id, name, email: `${name.slice(0, 4)}${mark}@example.com`, message: mark })
      .throwOnError()
  }
  const tab = (name: string | RegExp) => page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name })

  // The first is nothing for us: a swipe closes it.
  await enter(page, `/admin/enquiries?q=${mark}`)
  const rows = page.getByRole('list', { name: 'Enquiries, newest first' }).getByRole('listitem')
  const kofi = rows.filter({ hasText: 'Kofi Mensah' })
  await kofi.evaluate((element) => element.scrollTo({ left: element.scrollWidth }))
  await kofi.getByText('Close', { exact: true }).tap()
  await expect(page.getByText('Closed: Kofi Mensah')).toBeVisible()

  // The second is selected, and no more.
  await rows.getByRole('button', { name: `Actions for ${adaeze}` }).tap()
  await page.getByRole('menuitem', { name: 'Select' }).tap()
  const box = rows.locator('label', { has: page.getByRole('checkbox', { name: `Select ${adaeze}` }) })
  const target = (await box.boundingBox())!
  expect(Math.min(target.width, target.height)).toBeGreaterThanOrEqual(44)
  const clear = page.getByRole('button', { name: /^Clear/ })
  await expect(clear).toBeInViewport({ ratio: 1 })
  await clear.tap()

  // It gets an answer from a template.
  await rows.getByRole('link', { name: adaeze }).tap()
  const enquiry = page.getByRole('region', { name: `Enquiry from ${adaeze}` })
  await enquiry.getByRole('button', { name: 'Reply', exact: true }).tap()
  const reply = page.getByRole('form', { name: 'Reply' })
  await reply.getByLabel('Start from').selectOption('Offer viewing times')
  await reply.getByRole('button', { name: 'Send reply' }).tap()
  await expect(reply).toHaveCount(0)

  // She calls back about the listing: a viewing is booked from her enquiry.
  await enquiry.getByRole('button', { name: 'Book a viewing' }).tap()
  const booking = enquiry.getByRole('form', { name: 'Book a viewing' })
  await expect(page.getByText('Your reply is on its way')).toHaveCount(0, { timeout: 20_000 })
  const homeField = booking.getByRole('combobox', { name: 'Home to show' })
  // The list is clipped until its field rests above the bar. A tap before scrolls the page, which closes it.
  await expect(async () => {
    await homeField.fill('')
    await homeField.tap()
    await homeField.fill(mark)
    await expect(page.locator('[data-trigger=ComboBox]')).toHaveCSS('opacity', '1', { timeout: 4000 })
    await page.getByRole('option', { name: listing.title }).tap({ timeout: 4000 })
  }).toPass({ timeout: 40_000 })
  await booking.getByRole('button', { name: /^Calendar/ }).tap()
  const calendar = page.getByRole('application')
  for (let month = 0; month < monthsUntil(viewingDay); month++)
    await calendar.getByRole('button', { name: 'Next' }).first().tap()
  await calendar.getByRole('button', { name: longDay.format(new Date(viewingDay)) }).tap()
  await booking.getByLabel('Time in London').fill('12:40')
  await booking.getByLabel('Address to meet at').fill('4 Cornwall Gardens, London SW7 4AJ')
  expect(await axe(page, 'form')).toEqual([])
  await booking.getByRole('button', { name: 'Book and tell the visitor' }).tap()
  await expect(enquiry.getByText('Viewing booked. The visitor gets an email.')).toBeVisible()

  await tab(/^Diary/).tap()
  await expect(page).toHaveURL(/\/admin\/diary/)
  await expect(page.getByRole('button', { name: 'New viewing' })).toBeVisible()
  for (const name of ['Previous week', 'Next week'])
    expect((await page.getByRole('button', { name }).boundingBox())!.width, name).toBeGreaterThanOrEqual(44)

  // The landlord accepts less: the deposits follow.
  await tab('Listings').tap()
  await page.getByRole('searchbox').fill(mark)
  const row = page.getByRole('table', { name: 'Properties' }).getByRole('row').filter({ hasText: mark })
  await row.getByRole('button', { name: /change the price/ }).tap()
  const price = page.getByRole('dialog', { name: listing.title })
  await price.getByLabel('Rent per month').fill('2300')
  await price.getByRole('button', { name: 'Save' }).tap()
  // The second tap of a double one, at the place of the first, does nothing.
  await page.waitForTimeout(600)
  await price.getByRole('button', { name: 'Lower both deposits too' }).tap()
  await expect(page.getByText(`${listing.title}: £2,300 pcm`)).toBeVisible()

  // Its form, one section a screen.
  await row.getByRole('link', { name: listing.title }).tap()
  await page.getByLabel('Bedrooms').fill('2')
  await page.getByRole('button', { name: 'Save', exact: true }).last().tap()
  await expect(page.getByText(`Saved: ${listing.title}`)).toBeVisible()
  await tab('To do').tap()
  await expect(page.getByRole('heading', { name: 'To do' })).toBeAttached()

  const { data } = await admin.from('properties').select('price,deposit,beds').eq('id', listing.id).single()
  expect(data).toEqual({ price: 2300, deposit: 2653.84, beds: 2 })
  expect(consoleErrors).toEqual([])
})
