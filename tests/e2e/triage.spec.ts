import { createClient } from '@supabase/supabase-js'
import { secrets } from '../secrets'
import { axe } from './axe'
import { startSite } from './own-site'
import { nightly } from '../every-case'
import { expect, test } from './site'

// On a separate database: with two accounts, enquiries are assigned, and every sign-in needs an email.

const colleague = { name: 'Tom Ashby', email: 'tom@example.com', role: 'negotiator' }
const clientOf = (backend: string, key: string) => createClient(backend, key, { auth: { persistSession: false } })

test('forty enquiries are triaged in at most ninety actions, by keys alone', nightly, async ({ page }) => {
  test.setTimeout(240_000) // its own site, and forty enquiries
  const { origin, mail, backend, close } = await startSite()
  try {
    const admin = clientOf(backend, secrets.publishableKey)
    const me = { email: 'admin@meridianrow.example', password: secrets.adminPassword }
    const { data: session, error } = await admin.auth.signInWithPassword(me)
    expect(error).toBeNull()
    expect((await admin.rpc('invite_staff', colleague)).error).toBeNull()
    const emails = () => mail.caught.filter(({ to }) => to.includes(colleague.email))
    await expect.poll(() => emails().length, { timeout: 15_000 }).toBe(1)
    const token = /invite=(\w+)/.exec(emails()[0]!.email.text!)![1]
    expect((await admin.rpc('choose_staff_password', { token, password: 'a long enough password' })).error).toBeNull()
    const secret = clientOf(backend, secrets.secretKey)
    const enquiries = Array.from({ length: 40 }, (_, n) => ({
      ...{ name: `Visitor ${n}`, email: `visitor-${n}@example.com`, message: `Good morning. ${n}` },
      created_at: new Date(Date.now() - n * 60_000).toISOString(),
    }))
    expect((await secret.from('contact_submissions').insert(enquiries)).error).toBeNull()

    await page.goto(`${origin}/robots.txt`)
    await page.evaluate((stored) => localStorage.setItem('admin_session', stored), JSON.stringify(session.session))
    await page.goto(`${origin}/admin/enquiries?state=new`)
    const rows = page.getByRole('list', { name: 'Enquiries, newest first' }).getByRole('listitem')
    await expect(rows).toHaveCount(40)
    let actions = 0
    const press = async (key: string) => {
      actions++
      await page.keyboard.press(key)
    }
    const focused = (n: number) => expect(rows.nth(n).getByRole('link').first()).toBeFocused()

    // Twenty need nothing more: each press closes one and moves to the next.
    await press('j')
    await focused(0)
    for (let n = 0; n < 20; n++) {
      await press('e')
      await focused(n + 1)
    }
    // Ten are mine.
    const assignee = page.getByRole('dialog', { name: /^Assign/ })
    for (let n = 20; n < 30; n++) {
      await press('a')
      await expect(assignee).toBeVisible()
      await press('a')
      await expect(assignee).toHaveCount(0)
      await focused(n)
      await press('j')
    }
    // Ten are a colleague's, at once.
    for (let n = 30; n < 40; n++) {
      await press('x')
      if (n < 39) await press('j')
    }
    await expect(page.getByRole('region', { name: 'Selected enquiries' })).toContainText('10 selected')
    await expect(page.getByRole('region', { name: 'Selected enquiries' })).toBeInViewport({ ratio: 1 })
    expect(await axe(page)).toEqual([])
    await press('a')
    await expect(assignee).toBeVisible()
    await press('ArrowDown')
    await press('Enter')
    await expect(page.getByText(/^Assigned to .*: 10 enquiries$/)).toBeVisible()
    expect(actions).toBeLessThanOrEqual(90)

    const stored = async () =>
      (await admin.from('enquiries').select('state,assigned_to')).data as {
        state: string
        assigned_to: string | null
      }[]
    const expectStored = (closed: number, mine: number, others: number) =>
      expect(async () => {
        const all = await stored()
        expect(all.filter(({ state }) => state === 'closed')).toHaveLength(closed)
        expect(all.filter(({ assigned_to: to }) => to === session.user?.id)).toHaveLength(mine)
        expect(all.filter(({ assigned_to: to }) => to !== null && to !== session.user?.id)).toHaveLength(others)
      }).toPass()
    await expectStored(20, 10, 10)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Undone: 10 enquiries')).toBeVisible()
    await expectStored(20, 10, 0)
    const views = page.getByRole('navigation', { name: 'Quick views' })
    await expect(views.getByRole('link', { name: /^Closed 20$/ })).toBeVisible()
    await views.getByRole('link', { name: /^Mine/ }).click()
    await expect(rows).toHaveCount(10)
  } finally {
    await close()
  }
})
