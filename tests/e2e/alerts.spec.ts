import { startWorker } from '../../scripts/lib/email/start-emails'
import { startMailServer } from '../mail-server'
import { secrets } from '../secrets'
import { axe } from './axe'
import { administrator, expect, newHome, test, unhurried } from './site'

test('A search is kept as an alert: asked for, confirmed, told of a new home once, and ended by one POST', async ({
  page,
  request,
  baseURL,
}) => {
  const word = `kingfisher${process.pid}${Date.now()}`
  const email = `${word}@example.com`
  const server = await startMailServer()
  const worker = startWorker(
    { url: process.env['TEST_BACKEND']!, secretKey: secrets.secretKey, origin: baseURL! },
    server.url,
  )
  const letters = () => server.caught.filter(({ to }) => to.includes(email))
  const publish = async () =>
    (await administrator()).from('properties').insert(newHome({ description: `A view of the ${word}.` }))
  try {
    await unhurried(page)
    await page.goto(`/buy?q=${word}`)
    await page.getByRole('button', { name: 'Tell me when one comes' }).click()
    const form = page.getByRole('form', { name: 'New homes by e-mail' })
    await form.getByRole('button').click()
    await expect(form.getByRole('alert')).toContainText('Please enter a valid email address.')
    expect(await axe(page)).toEqual([])
    await form.getByLabel('Email Address').fill(email)
    await form.getByRole('button').click()
    await expect(page.getByRole('heading', { name: 'Look in your mailbox' })).toBeFocused()

    await expect.poll(() => letters().length, { timeout: 15_000 }).toBe(1)
    const [confirmation] = letters()
    const link = /http\S+\/alerts\?token=\w+/.exec(confirmation!.email.text!)![0]
    await publish()
    await page.goto(link)
    // Programs that look for viruses follow every link: nothing is confirmed without a press.
    await page.getByRole('button', { name: 'Yes, send me these' }).click()
    await expect(page.getByRole('status')).toContainText('Confirmed.')
    expect(await axe(page)).toEqual([])

    await publish()
    await expect.poll(() => letters().length, { timeout: 15_000 }).toBe(2)
    const told = letters()[1]!
    expect(told.email.text!.match(/\/property\//g)).toHaveLength(1)
    const oneClick = /^List-Unsubscribe: <(.*)>$/im.exec(told.raw.replace(/\r\n[ \t]+/g, ' '))![1]!
    const followed = await request.get(oneClick, { maxRedirects: 0 })
    expect(followed.status()).toBe(303)
    await page.reload()
    await expect(page.getByRole('button', { name: 'End these letters' })).toBeVisible()
    expect((await request.post(oneClick, { form: { 'List-Unsubscribe': 'One-Click' } })).status()).toBe(200)
    await page.reload()
    await expect(page.getByRole('status')).toContainText('These letters have ended.')
    await publish()
    await page.waitForTimeout(4000)
    expect(letters()).toHaveLength(2)

    await page.goto('/alerts?token=nobody')
    await expect(page.getByRole('status')).toContainText('This link leads to no alert.')
    await page.goto('/alerts')
    await expect(page.getByText('To be told of new homes')).toBeVisible()
  } finally {
    worker.close()
    server.close()
  }
})
