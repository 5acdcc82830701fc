import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient } from '@supabase/supabase-js'
import { secrets } from '../secrets'
import { axe } from './axe'
import { startSite } from './own-site'
import { nightly } from '../every-case'
import { expect, test } from './site'

// On a separate database, whose worker calls this test's hook.
test(
  'an administrator sets a build hook, which is called once, and sees the result',
  nightly,
  async ({ page, consoleErrors }) => {
    test.setTimeout(180_000)
    let calls = 0
    const host = createServer((_request, response) => {
      calls++
      response.writeHead(201).end()
    })
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
    const hook = `http://127.0.0.1:${(host.address() as AddressInfo).port}/hook/secret-0123`
    const { origin, close } = await startSite()
    const client = createClient(origin, secrets.publishableKey, { auth: { persistSession: false } })
    try {
      await client.auth.signInWithPassword({ email: 'admin@meridianrow.example', password: secrets.adminPassword })
      await page.goto(`${origin}/admin/login?to=/admin/site`)
      await page.getByLabel('Password', { exact: true }).fill(secrets.adminPassword)
      await page.getByRole('button', { name: 'Sign in' }).click()
      const builds = page.getByRole('region', { name: 'Builds' })
      await expect(builds).toContainText('No build hook is set.')

      await builds.getByLabel('Address of the build hook').fill('builds.example/hook')
      await builds.getByRole('button', { name: 'Set the hook' }).click()
      await expect(builds.getByLabel('Address of the build hook')).toBeFocused()
      await expect(builds).toContainText('Enter an address that begins with https://')
      expect(await axe(page)).toEqual([])
      await page.setViewportSize({ width: 390, height: 844 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

      await builds.getByLabel('Address of the build hook').fill(hook)
      await builds.getByRole('button', { name: 'Set the hook' }).click()
      await expect(builds.getByRole('status')).toHaveText('Build hook set. We are asking the host for a build.')
      await expect.poll(() => calls, { timeout: 15_000 }).toBe(1)
      await expect(builds).toContainText('The host accepted the request.', { timeout: 25_000 })
      // It is not shown again.
      expect(await page.content()).not.toContain('secret-0123')

      await client
        .from('properties')
        .update({ price: 1_234_000 })
        .eq('slug', 'canonbury-square-georgian-house')
        .throwOnError()
      await builds.getByRole('button', { name: 'Build now' }).click()
      await expect(builds.getByRole('status')).toContainText('We send at most one request every five minutes')
      await expect(builds).toContainText(/Since \d\d:\d\d\. The request is due by \d\d:\d\d\./)
      expect(await axe(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

      await builds.getByRole('button', { name: 'Replace' }).click()
      await builds.getByRole('button', { name: 'Cancel' }).click()
      await expect(builds.getByRole('heading', { name: 'Builds' })).toBeFocused()
      await builds.getByRole('button', { name: 'Remove' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click()
      await expect(builds.getByRole('status')).toHaveText('Build hook removed.')
      await expect(builds).toContainText('No build hook is set.')
      expect(calls).toBe(1)
      expect(consoleErrors).toEqual([])
    } finally {
      await close()
      host.close()
      host.closeAllConnections()
    }
  },
)
