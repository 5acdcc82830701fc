import { type Page, test as base } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'

/** Every page of the site that the build made, as addresses. */
export const pages = [
  '/', '/rent', '/buy', '/property/cornwall-gardens-apartment', '/property/canonbury-square-georgian-house', '/property/not-there',
  '/valuation/rental', '/valuation/sales', '/landlords/lettings', '/landlords/management', '/about', '/contact', '/fees',
  '/resources/property-prices', '/resources/area-guide', '/resources/area-guide?area=Camden', '/resources/selling-process', '/resources/selling-process#tips',
  '/resources/reports/london-sales-2026', '/resources/reports/london-rents-2026',
  '/privacy-policy', '/data-protection', '/terms-conditions', '/complaint-procedure', '/styleguide', '/not-there',
]

/** The administrator, past the screens: what another person does to the database while a visitor looks. */
export async function administrator() {
  const client = createClient(process.env['TEST_BACKEND'] ?? '', 'sb_publishable_meridian_row_local', { auth: { persistSession: false, autoRefreshToken: false } })
  const { error } = await client.auth.signInWithPassword({ email: 'admin@meridianrow.example', password: 'meridian-demo' })
  if (error) throw error
  return client
}

let counter = 0
/** A listing that the build has never seen. */
export const newHome = (changes: Record<string, unknown> = {}) => ({
  slug: `new-home-${process.pid}-${Date.now()}-${counter++}`, listing_type: 'sale', title: `New Home ${process.pid} ${counter}`, area: 'Camden', price: 123456, beds: 1, baths: 1,
  gallery: ['/pictures/camden-lock-apartment/living.webp', '/pictures/camden-lock-apartment/kitchen.webp'],
  description: 'First paragraph.\n\nSecond paragraph.', features: ['A canal'], ...changes,
})

/** Waits until an island has hydrated: it says so by losing its `ssr` attribute. */
export const hydrated = (page: Page) => page.waitForFunction(() => !document.querySelector('astro-island[ssr]'))

/** A page whose console must stay free of errors, and whose errors nobody swallows. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: async ({ page }, use) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    await use(complaints)
  },
})
export { expect } from '@playwright/test'
