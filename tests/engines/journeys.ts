import { expect } from 'vitest'
import { published } from '../complete-listing'
import { secrets } from '../secrets'
import { query, uniqueEmail } from './rows'
import type { Visitor } from './visitor'

const rental = '/property/cornwall-gardens-apartment'
const sale = '/property/royal-hill-cottage'

const articles = () => [...document.querySelectorAll('article')].filter((card) => card.checkVisibility()).length

async function expectOneRow(table: string, email: string, values: Record<string, unknown>) {
  const rows = await query(`select * from ${table} where email = $1`, [email])
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject(values)
}

/** Journeys through the site. Each opens its own window and checks its result. */
export const journeys: Record<string, (visitor: Visitor) => Promise<void>> = {
  'reads the home page on a phone, and opens and closes its menu': async ({ open, see, press, gone, type }) => {
    await open('/')
    expect(await see('h1')).toMatch(/\w/)
    await see('article h3')
    await press('button', 'Menu')
    await press('#menu summary', 'Landlords')
    await see('#menu a', 'Lettings')
    await press('#menu button', 'Close')
    await gone('#menu')
    await press('button', 'Menu')
    await see('#menu a', 'Rent')
    await type('Escape')
    await gone('#menu')
  },

  'narrows the rentals by bedrooms and rent, and goes back': async ({
    open,
    see,
    press,
    choose,
    until,
    back,
    fill,
    type,
  }) => {
    await open('/rent', 1280, 800)
    const all = await until(articles)
    await choose('[data-bar] select[name=beds]', '2')
    await until(() => location.search === '?beds=2' && !document.querySelector('[aria-busy=true], [data-outdated]'))
    const withBeds = await until(articles)
    expect(withBeds).toBeLessThan(all)
    await press('[data-bar] summary', 'Any price')
    await fill('Rent up to', '3000')
    await type('Enter')
    await until(() => location.search.includes('max=3000') && !document.querySelector('[aria-busy=true]'))
    const cheap = await until(articles)
    expect(cheap).toBeLessThan(withBeds)
    await back()
    await until(() => location.search === '?beds=2')
    await until((count) => document.querySelectorAll('article').length === count, withBeds)
    await see('article h3')
  },

  'opens a home from a list, turns its pictures and fills the screen with them': async (visitor) => {
    const { open, press, see, until, gone, type } = visitor
    await open('/rent', 1280, 800)
    const title = await see('article h3')
    await press('article a', /^View details/)
    await until(() => location.pathname.startsWith('/property/'))
    expect(await see('h1')).toContain(title)
    const isShown = (id: string) => document.querySelector('.swiper-slide-active')?.id === id
    await press('button', 'Next picture')
    await until(isShown, 'picture-2')
    await press('button', /^All \d+ pictures/)
    await see('dialog[open]:not(#enquire) [role=tablist]')
    await press('dialog[open]:not(#enquire) button', 'Next picture')
    await type('Escape')
    await gone('dialog[open]:not(#enquire)')
    await until(isShown, 'picture-3')
  },

  'asks for a rental in three steps, with a day and a time from the calendar': async (visitor) => {
    const { open, fill, press, see, until } = visitor
    const email = uniqueEmail()
    await open(rental)
    await fill('Full name', 'Ngozi Eze')
    await fill('Email', email)
    await fill('Phone', '+234 803 000 0000')
    await press('button', 'Next: Employment Details')
    await press('label', 'Unemployed')
    await press('button', 'Next: Viewing Preferences')
    // The free times come above the button, and would move it under the press.
    await see('input', /, \d+ times?$/)
    await press('button', 'Type another date and time')
    await press('input', /^Preferred viewing date and time/)
    await press('button', 'Next month')
    await press('[role=gridcell]:not([aria-disabled=true])', /^(Choose \w+day, )?(9|10|11|12|13|14)\b/)
    await press('[role=option]', '10:30')
    await until(() => [...document.querySelectorAll('input')].some(({ value }) => /\d{4}, 10:30$/.test(value)))
    await press('input', /^Preferred move-in date/)
    await press('button', 'Next month')
    await press('[role=gridcell]:not([aria-disabled=true])', /^(Choose \w+day, )?20\b/)
    await press('button', 'Submit Inquiry')
    await see('h2, h3', 'Inquiry Submitted Successfully!')
    await expectOneRow('property_inquiries', email, {
      type: 'rent',
      name: 'Ngozi Eze',
      employment_status: 'unemployed',
    })
  },

  'asks about a home for sale in Chinese, beside its price in yuan': async ({ open, fill, press, see, until }) => {
    const email = uniqueEmail()
    await open(`/zh${sale}`)
    await until(() => document.querySelector('other-unit[pounds]')?.textContent.includes('万'))
    await fill('姓名', '李明')
    await fill('电子邮箱', email)
    await fill('电话', '＋８６ 138 0000 0000')
    await press('button', '提交咨询')
    await see('h2, h3', '咨询已提交')
    await expectOneRow('property_inquiries', email, {
      type: 'buy',
      name: '李明',
      phone: '+86 138 0000 0000',
      locale: 'zh',
    })
  },

  'writes a message': async ({ open, fill, press, see }) => {
    const email = uniqueEmail()
    await open('/contact')
    await fill(/^Full Name/, 'Adéyẹmí')
    await fill(/^Email Address/, email)
    await fill(/^Message/, 'Good morning.')
    await press('button', 'Send Message')
    await see('h2, h3', 'Thank You!')
    await expectOneRow('contact_submissions', email, { name: 'Adéyẹmí', message: 'Good morning.' })
  },

  'asks for a valuation in the eight steps of the dialog': async ({ open, fill, press, see, gone }) => {
    const email = uniqueEmail()
    const inDialog = (selector: string) => `#valuation-dialog ${selector}`
    await open('/')
    await press('main a', 'Get a rental valuation')
    await press(inDialog('button'), "Let's go")
    await press(inDialog('button'), /^Rental Valuation/)
    await press(inDialog('label'), 'Existing flat')
    await press(inDialog('button'), 'Next')
    for (const [label, text] of [
      ['Postcode', 'wc1x8lu'],
      ['Full name', 'Adaeze Okafor'],
      ['Email', email],
    ] as const) {
      await fill(label, text)
      await press(inDialog('button'), 'Next')
    }
    await fill('Phone', '+234 803 000 0000')
    await press(inDialog('button'), 'Submit')
    await see(inDialog('h2'), 'We have your request')
    await expectOneRow('booking_valuations', email, {
      type: 'rental',
      name: 'Adaeze Okafor',
      postcode: 'WC1X 8LU',
      property_types: ['secondHandFlat'],
    })
    await press(inDialog('button'), 'Close')
    await gone('#valuation-dialog')
  },

  'works out the stamp duty of a second home from abroad': async ({ open, press, until, run, type }) => {
    await open('/calculators/buying-cost')
    await press('input', 'Price')
    await run(() => (document.activeElement as HTMLInputElement).select())
    await type('£1m')
    await press('label', /One or more own another home/)
    await press('label', 'No, or not every buyer')
    await until(() => document.querySelector('[data-testid=calculator-figure]')?.textContent === '£113,750')
    await until(() => location.search === '?price=1000000&buyer=additional&abroad=yes')
  },

  'saves a home and finds it among the saved': async ({ open, press, see, goto }) => {
    await open('/rent')
    const title = await see('article h3')
    await press('article button[aria-pressed=false]')
    await see('article button[aria-pressed=true]')
    await see('header a', /^Saved homes, ?1$/)
    await goto('/saved')
    await see('main h3, main h2', title)
  },

  'looks at the map, where a pin opens the card of its home': async ({ open, press, see, until, type }) => {
    await open('/rent?area=Camden&area=Islington&view=map', 1280, 800)
    await until(() => document.querySelectorAll('.leaflet-drawn-pane path').length > 30)
    await press('.pin:not(.many)')
    await see('[role=region] a, section a', /^View details/)
    await type('Escape')
  },

  'asks to be told of new homes': async ({ open, press, fill, see, until }) => {
    const email = uniqueEmail()
    await open('/buy?q=garden', 390, 844)
    await until(() => !document.querySelector('[aria-busy=true], [data-outdated]'))
    await press('button', /^Tell me/)
    await fill('Email Address', email)
    await press('form[aria-label$="by email"] button')
    await see('h3', 'Check your email')
    await expectOneRow('private.alerts', email, { address: 'q=garden', state: 'unconfirmed' })
  },

  'signs in to the admin, changes a price and sees it': async ({ open, fill, press, see, until, type, run }) => {
    const title = `Engine ${process.pid} ${Date.now()}`
    const listing = published({
      slug: title.toLowerCase().replaceAll(' ', '-'),
      listing_type: 'sale',
      title,
      area: 'Camden',
      price: 500_000,
      beds: 1,
      baths: 1,
      gallery: ['/pictures/camden-lock-apartment/living.webp'],
      description: 'First paragraph.',
      features: ['A canal'],
    })
    const columns = Object.keys(listing)
    await query(
      `insert into properties (${columns.join()})
        select ${columns.join()} from jsonb_populate_record(null::properties, $1)`,
      [listing],
    )
    try {
      await open('/admin/login', 1280, 800)
      await fill('Password', secrets.adminPassword)
      await press('button', 'Sign in')
      await until(() => location.pathname === '/admin')
      await fill('Search listings', title)
      await press('button', new RegExp(`change the price of ${title}`))
      await run(() => (document.activeElement as HTMLInputElement).select())
      await type('475000')
      await type('Enter')
      await see('button', new RegExp(`change the price of ${title}`))
      await until((name) => document.body.innerText.includes(`${name}: £475,000`), title)
      const [row] = await query<{ price: string }>('select price from properties where title = $1', [title])
      expect(Number(row!.price)).toBe(475_000)
    } finally {
      await query('delete from properties where title = $1', [title])
    }
  },
}
