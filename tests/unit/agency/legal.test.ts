import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const source = (file: string) => readFileSync(`src/${file}`, 'utf8')
const sourceFiles = () =>
  readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.(tsx?|astro)$/.test(file))
const page = (name: string) => readFileSync(`src/agency/legal/${name}.md`, 'utf8')
/** Each file that stores data in the browser, with its keys. */
const storage: Record<string, string[]> = {
  'domain/enquiry/contact-message.ts': ['contact'],
  'domain/enquiry/valuation-request.ts': ['valuation-'],
  'domain/enquiry/property-enquiry.ts': ['enquiry-'],
  'domain/enquiry/booking-draft.ts': ['valuation-dialog'],
  'features/alerts/SearchAlertForm.tsx': ['alert'],
  'features/alerts/AreaAlertForm.tsx': ['alert-area'],
  'features/alerts/ListingAlertForm.tsx': ['alert-saved'],
  'features/search/search-results.store.ts': ['homes '],
  'domain/saved/saved-storage.ts': ['saved:1', 'seen:1'],
  'domain/units/preferences.ts': ['preferences'],
  'domain/london/trains/remembered-place.ts': ['train-place'],
  'layouts/site-content.ts': ['site'],
  'lib/time/server-time.ts': ['clock'],
  'lib/http/supabase.ts': ['admin_session'],
  'lib/http/admin-session.ts': ['admin_user', 'admin:'],
  'admin/session/login-backoff.ts': ['admin_tries'],
  'admin/enquiries/inbox-keys.ts': ['inbox-keys'],
}

test.each([
  ['privacy-policy', 13, '10 September 2024'],
  ['data-protection', 11, '10 September 2024'],
  ['terms-conditions', 13, '10 September 2024'],
  ['complaint-procedure', 7, '29 November 2024'],
])('%s has its %i sections and its date', (name, sections, updated) => {
  expect(page(name).match(/^## /gm)).toHaveLength(sections)
  expect(page(name)).toContain(`\nupdated: ${updated}\n`)
})

test('the complaint procedure states every period', () => {
  for (const period of [
    'Within 3 working days',
    'Within 15 working days of your original complaint',
    'Within 15 working days of your request for a review',
    '8 weeks',
    'Within 12 months of our final response',
    '30 days',
  ])
    expect(page('complaint-procedure')).toContain(period)
})

test.each([
  [
    'privacy-policy',
    ['12 个月', '24 个月', '7 天', '5 年', '1 年', '6 年', '30 天', '1 小时', '3 个工作日', '72 小时'],
  ],
  ['complaint-procedure', ['3 个工作日', '15 个工作日', '8 周', '12 个月', '30 天', '6 年']],
  ['terms-conditions', ['一个月租金']],
  ['data-protection', ['八个房源列表', '十二套房源']],
])('the Chinese summary of %s states its periods', (name, periods) => {
  const summary = readFileSync(`src/agency/zh/legal/${name}.md`, 'utf8')
  for (const period of periods) expect(summary).toContain(period)
})

test('the data protection page lists all browser storage: saved homes, forms, lists, currency, sign-in', () => {
  const table = page('data-protection').match(/\| What, where, and under[\s\S]+?\n\n/)?.[0] ?? ''
  for (const [file, names] of Object.entries(storage))
    for (const name of names) {
      expect(source(file), file).toMatch(new RegExp(`['"\`]${name}`))
      expect(table, file).toMatch(new RegExp(`\`${name}(?!-\\w)`))
    }
})

test('no other file stores data in a browser: a new one belongs in the list above and on the page', () => {
  const stores = /(local|session)Storage|\bdraft(: |=)['"`][\w-]+['"`$]/
  const files = sourceFiles().filter((file) => stores.test(source(file)))
  // Helpers that store under the keys of the files above.
  const helpers = [
    'lib/storage/safe-storage.ts',
    'lib/storage/draft.ts',
    'integrations/client-when/directive.ts',
    'domain/units/Units.astro',
    'admin/listings/list-url.ts',
    'admin/ui/draft.ts',
    'features/search/search-cache.ts',
    'features/saved/save-buttons.ts',
    'features/valuation/dialog/first-step.ts',
    'layouts/Page.astro',
    'components/layout/SiteNotice.astro',
    'components/sections/contact/OfficeDetails.astro',
    'admin/site-content/site-content.queries.ts',
    'features/saved/saved.store.ts',
  ]
  expect(files.filter((file) => !(file in storage) && !helpers.includes(file))).toEqual([])
})

test('each form of a visitor stores its draft under a name of the list above', () => {
  const forms = sourceFiles().filter((file) => /^features.*\.tsx$/.test(file) && /\buseForm\(/.test(source(file)))
  expect(forms).not.toEqual([])
  for (const file of forms) {
    const [, constant] = /\bdraft: (\w+)/.exec(source(file).split(/\buseForm\(/)[1] ?? '') ?? []
    // A form without a constant gets the name as a prop, which the test before finds.
    if (constant === undefined) expect(source(file), file).toContain('draft,')
    else
      expect(
        Object.keys(storage).filter((each) => source(each).includes(`export const ${constant} `)),
        file,
      ).not.toEqual([])
  }
})

test.each([
  [page('privacy-policy'), 'WhatsApp', 'Tencent', 'China', 'its language', 'legitimate interest in finding'],
  [readFileSync('src/agency/zh/legal/privacy-policy.md', 'utf8'), '微信', 'Tencent', '中国', '页面的语言', '正当利益'],
])('the privacy policy names every recipient, what each form stores, and why homes are sent', (text, ...words) => {
  for (const word of words) expect(text).toContain(word)
})

test('the privacy policy mentions no newsletter checkbox, because there is none', () => {
  expect(page('privacy-policy')).toContain('We send no newsletter')
  expect(page('privacy-policy')).not.toMatch(/by a box|news of homes \|/)
})
