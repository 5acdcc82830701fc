import { expect } from 'vitest'
import { query, uniqueEmail } from './rows'
import type { Visitor } from './visitor'

const rental = '/property/cornwall-gardens-apartment'
const sale = '/property/royal-hill-cottage'

const sheet = 'dialog#enquire[data-sheet]'
const isModal = () => document.querySelector('dialog#enquire')?.matches(':modal') ?? false

/** Journeys by way of an enquiry about a sale, a viewing's slots, the box of places, trains and calculators. */
export const searchAndViewingJourneys: Record<string, (visitor: Visitor, engine: string) => Promise<void>> = {
  'books a free time, moves it and cancels it from its email': async (visitor, engine) => {
    const { open, fill, press, see, goto, until } = visitor
    const email = uniqueEmail()
    // Two engines book at once, and on one day both would take the same time. The first day may have few times left.
    const place = engine === 'WebKit' ? 2 : 3
    const day = `[data-testid=slots] fieldset:nth-last-of-type(2) label:nth-of-type(${place}) input`
    const times = '[data-testid=slots] fieldset:last-of-type'
    await open(sale)
    await fill('Full name', 'Ngozi Eze')
    await fill('Email', email)
    await fill('Phone', '+234 803 000 0000')
    await press('label', 'In person')
    await press(day)
    await press(`${times} input`)
    await see('[data-testid=slots] [role=status]', /^Your time: /)
    await press('button', 'Submit Inquiry')
    await see('h2, h3', 'Inquiry Submitted Successfully!')
    // A visitor has the link of an email only once it is sent.
    const tokenOfEmail = async () => {
      const [row] = await query<{ token: string }>(
        `update private.outbox set state = 'sent' where id = (select email.id from private.outbox email
            join property_inquiries i on i.id = email.enquiry_id
            where i.email = $1 and email.data ? 'token' order by email.created_at desc limit 1)
          returning data ->> 'token' as token`,
        [email],
      )
      return row!.token
    }
    await goto(`/viewing?token=${await tokenOfEmail()}`)
    await see('h1, h2', 'We are holding this time for you')
    await press('button', 'Choose another time')
    await press(day)
    await press(`${times} label:nth-of-type(2) input`)
    await press('button', 'Move my viewing')
    await see('p', /^Your viewing has been moved\./)
    await press('button', 'Cancel the viewing')
    await press('[role=alertdialog] button', 'Cancel the viewing')
    await see('h1, h2', 'Your viewing is cancelled')
    await until(() => document.activeElement?.textContent === 'Your viewing is cancelled')
    const rows = await query<{ state: string }>(
      'select v.state from viewings v join property_inquiries i on i.id = v.enquiry_id where i.email = $1',
      [email],
    )
    expect(rows.map(({ state }) => state)).toEqual(['cancelled'])
  },

  'asks about a home for sale': async ({ open, fill, press, see }) => {
    const email = uniqueEmail()
    await open(sale)
    await fill('Full name', '李明')
    await fill('Email', email)
    await fill('Phone', '+86 138 0000 0000')
    await press('button', 'Submit Inquiry')
    await see('h2, h3', 'Inquiry Submitted Successfully!')
    expect(await query('select type, name, phone from property_inquiries where email = $1', [email])).toEqual([
      { type: 'buy', name: '李明', phone: '+86 138 0000 0000' },
    ])
  },

  'opens the form as a sheet, and closes it by its button, Escape and Back': async (visitor) => {
    const { open, press, fill, until, gone, type, back, run } = visitor
    await open(rental)
    await press('.reach a', 'Enquire')
    await until(isModal)
    await fill('Full name', 'Wang Fang')
    await press(`${sheet} button`, /^Close/)
    await gone(sheet)
    await run(() => document.querySelector('#facts')?.scrollIntoView())
    await press('.reach a', 'Enquire')
    await until(isModal)
    await type('Escape')
    await gone(sheet)
    await press('.reach a', 'Enquire')
    await until(isModal)
    await until(() => (history.state as { overlay?: boolean } | null)?.overlay)
    await back()
    await gone(sheet)
    await until((path) => location.pathname === path, rental)
    await until(() => document.querySelector<HTMLInputElement>('#enquire input')?.value === 'Wang Fang')
  },

  'grows the form beside the text into a panel, and folds it': async ({ open, press, see, gone, type }) => {
    await open(rental, 1440, 900)
    await gone('#enquire input', 'Email')
    await press('#enquire input', 'Full name')
    await see('#enquire input', 'Email')
    await type('Li Ming')
    await press('#enquire button', /^Close/)
    await gone('#enquire input', 'Email')
    await press('#enquire a', 'Arrange a viewing')
    await see('#enquire input', 'Email')
    await type('Escape')
    await gone('#enquire input', 'Email')
  },

  'finds a place by a mistyped name with keys, and a station with a press': async (visitor) => {
    const { open, press, see, type, until } = visitor
    await open('/', 1280, 800)
    await press('#where-rent')
    await type('kensngton')
    await see('[role=option]', /^Kensington ?Area/)
    await type('ArrowDown')
    await until(() => document.querySelector('[role=option][aria-selected=true]')?.textContent.startsWith('Kensington'))
    await type('Enter')
    await until(() => document.querySelector<HTMLInputElement>('#where-rent')?.value === 'Kensington')
    await type('Enter')
    await until(() => location.pathname + location.search === '/rent?area=Kensington')
    await open('/rent')
    await press('#list-where')
    await see('[role=option]', /^Camden ?Area/)
    await type('gloucester rd')
    await press('[role=option]', /^Gloucester Road ?Station/)
    await until(() => location.search.includes('near=gloucester-road'))
    await see('li', /walk of Gloucester Road/)
    await press('#list-where')
    await type('nonsense')
    await see('*', 'We do not know a place with this name.')
  },

  'asks how long the train takes, and filters by it for two people': async (visitor) => {
    const { open, see, choose, until, run } = visitor
    await open(rental)
    await run(() => document.querySelector('train-times')?.scrollIntoView())
    await until(() => document.querySelectorAll('train-times option').length > 100)
    await choose('train-times select', 'greenwich')
    await see('train-times strong', 'Greenwich')
    await see('train-times span', /^about \d+[05] min$/)
    await open('/rent?train=canary-wharf&within=30', 1280, 800)
    await until(() => !document.querySelector('[aria-busy=true], [data-outdated]'))
    await see('article *', /^About \d+ min .*to Canary Wharf/)
    await visitor.press('[role=search] summary', /^More/)
    await choose('[role=search] select[name=also]', 'imperial-college-london')
    await see('button', /Within 30 minutes of Canary Wharf and Imperial College London by train$/)
  },

  'works out what one can afford, and sees those homes': async ({ open, press, run, type, until }) => {
    await open('/calculators/affordability')
    await press('label', 'Rent a home')
    await press('input', 'Income a year')
    await run(() => (document.activeElement as HTMLInputElement).select())
    await type('90000')
    await press('input', 'People sharing')
    await run(() => (document.activeElement as HTMLInputElement).select())
    await type('3')
    await until(() => document.querySelector('[data-testid=calculator-figure]')?.textContent === '£3,000')
    await press('a', 'See homes up to £3,000 a month')
    await until(() => location.pathname + location.search === '/rent?max=3000')
  },

  'keeps the names in sight while a phone scrolls the comparison of areas sideways': async ({ open, run, until }) => {
    await open('/resources/area-guide')
    await run(() => document.querySelector('[aria-label="Six areas compared"]')?.scrollIntoView({ block: 'center' }))
    const offset = () => {
      const frame = document.querySelector<HTMLElement>('[aria-label="Six areas compared"]')!
      frame.scrollTo({ left: 300, top: 200, behavior: 'instant' })
      const edge = frame.getBoundingClientRect()
      const [name] = frame.querySelectorAll('tbody th')
      const [area] = frame.querySelectorAll('thead th')
      const isAtEdge = Math.abs(name!.getBoundingClientRect().left - edge.left) < 2
      return frame.scrollLeft > 100 && isAtEdge && Math.abs(area!.getBoundingClientRect().top - edge.top) < 2
    }
    await until(offset)
  },
}
