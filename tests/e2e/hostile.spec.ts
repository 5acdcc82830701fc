import type { Page } from '@playwright/test'
import { contactRow, emptyContact } from '../../src/features/contact/contact'
import { administrator, expect, newHome, signIn, test } from './site'

// What people paste by accident, and others on purpose. Whatever gets through is text, wherever it is shown again.
const corpus: Record<string, string> = {
  'a script': '<script>window.hacked = 1</script>',
  'a picture that fails': '"><img src=x onerror="window.hacked = 1">',
  'a drawing that loads': "'><svg/onload=window.hacked=1>",
  'a template': '{{constructor.constructor("window.hacked = 1")()}} ${window.hacked = 1} <%= 7 * 7 %>',
  'an address that runs': 'javascript:window.hacked=1//',
  SQL: "Robert'); drop table public.contact_submissions; --",
  'the end of a comment': '--> ]]> */ </textarea></title></style> <!--',
  'a formula': '=HYPERLINK("https://evil.example", "Prize")',
  'words that turn round': 'Flat \u202E 4 teertS hgiH \u202C to let',
  'signs that nobody sees': 'Flat\u200B\u2060\uFEFF 4',
  'a null byte': 'Flat\u0000 4\u0007',
  'pictures for letters': '👩🏽‍👩🏽‍👧🏽‍👦🏽 🏠 𝔉𝔩𝔞𝔱',
  'many marks on one letter': `Z${'\u0351'.repeat(300)}`,
  'a path': '../../../../etc/passwd %00 %2e%2e%2f',
}
const hacked = (page: Page) => page.evaluate(() => 'hacked' in window)
let letters = 0
const address = () => `hostile-${process.pid}-${Date.now()}-${letters++}@example.com`

test('the contact form stores each as text, and the inbox shows it as text', async ({ page, complaints }) => {
  test.setTimeout(180_000)
  const sent: { email: string; message: string }[] = []
  await page.goto('/contact')
  for (const [what, text] of Object.entries(corpus)) {
    const email = address()
    await page.locator('#contact-name').fill(`Ama ${text}`)
    await page.locator('#contact-email').fill(email)
    await page.locator('#contact-message').fill(`${what}: ${text}`)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByRole('heading', { name: 'Thank You!' }).or(page.getByText('There is a problem')), what).toBeVisible()
    if (await page.getByText('There is a problem').isVisible()) {
      // Refused with a message: only what no name is so long as.
      expect(text.length, what).toBeGreaterThan(150)
      await page.reload()
      continue
    }
    sent.push({ email, message: contactRow({ ...emptyContact, message: `${what}: ${text}` }).message })
    await page.getByRole('button', { name: 'Send Another Message' }).click()
  }
  expect(sent.length).toBeGreaterThanOrEqual(Object.keys(corpus).length - 1)
  const { data } = await (await administrator()).from('contact_submissions').select('email, message').in('email', sent.map(({ email }) => email))
  expect(data?.toSorted((a, b) => a.email.localeCompare(b.email))).toEqual(sent.toSorted((a, b) => a.email.localeCompare(b.email)))

  await signIn(page)
  for (const { email, message } of sent) {
    await page.goto(`/admin/enquiries?q=${encodeURIComponent(email)}`)
    await expect(page.getByText(message.split('\n')[0]!.slice(0, 60), { exact: false }).first()).toBeVisible()
    expect(await hacked(page)).toBe(false)
  }
  expect(complaints).toEqual([])
})

test('a megabyte is refused with a message, and stays in the form', async ({ page }) => {
  await page.goto('/contact')
  await page.locator('#contact-name').fill('Ama Boateng')
  await page.locator('#contact-email').fill(address())
  await page.locator('#contact-message').fill('a'.repeat(1_000_000))
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('link', { name: 'Please use 5,000 characters or fewer for your message.' })).toBeVisible()
  expect((await page.locator('#contact-message').inputValue()).length).toBe(1_000_000)
})

test('a database that is spoken to past the form refuses what the form would', async ({ request }) => {
  const send = (row: Record<string, unknown>) =>
    request.post('/rest/v1/contact_submissions', { headers: { apikey: 'sb_publishable_meridian_row_local' }, data: { id: crypto.randomUUID(), name: 'Ama Boateng', email: address(), message: 'Hello.', ...row } })
  expect((await send({})).status()).toBe(201)
  for (const row of [{ message: 'a'.repeat(1_000_000) }, { message: 'Flat\u0000 4' }, { name: 'Ama\nBcc: all@example.com' }, { email: 'ama@example.com\nBcc: all@example.com' }, { message: '' }, { message: { $ne: null } }, { created_at: '2020-01-01' }, { state: 'closed' }])
    expect((await send(row)).ok(), JSON.stringify(row).slice(0, 60)).toBe(false)
})

test('a home written with each is text on its page, in its list, in a search and in the admin', async ({ page, complaints }) => {
  test.setTimeout(120_000)
  const admin = await administrator()
  for (const what of ['a script', 'a picture that fails', 'a drawing that loads', 'a template', 'the end of a comment', 'words that turn round', 'pictures for letters']) {
    const text = corpus[what]!
    // A title is one line of what can be seen; the database takes no other.
    const home = newHome({ title: `Home ${text}`.slice(0, 160), area: `Area ${text}`.slice(0, 80), description: text, features: [text], picture_alts: [text.slice(0, 200)] })
    const { error } = await admin.from('properties').insert(home)
    if (error) {
      expect(error.message, what).toMatch(/check constraint/)
      continue
    }
    try {
      await page.goto(`/property/${home.slug}`)
      await expect(page.getByRole('heading', { level: 1 }), what).toHaveText(home.title)
      await expect(page.locator('.description')).toHaveText(text)
      await page.goto(`/buy?q=${encodeURIComponent(text.slice(0, 60))}&area=${encodeURIComponent(home.area)}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.goto('/buy')
      await page.locator('main').hover()
      expect(await hacked(page), what).toBe(false)
    } finally {
      await admin.from('properties').delete().eq('slug', home.slug)
    }
  }
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([])
})
