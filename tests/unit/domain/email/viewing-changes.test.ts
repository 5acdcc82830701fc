import { describe, expect, it } from 'vitest'
import type { QueuedViewingEmail } from '../../../../src/domain/email/queued-email'
import { everyEmail, rendered, renderedInChinese, viewingEmail } from './queued'

// What the emails of a viewing say has happened (tests/database/viewing-emails.test.ts).

const earlier = '2026-11-30T16:00:00+00:00'
const zone = { viewer_time_zone: 'Asia/Shanghai' }
const both = (kind: QueuedViewingEmail['kind'], changes: Partial<QueuedViewingEmail['data']>) => {
  const queued = viewingEmail(kind, { ...zone, ...changes })
  return [rendered(queued), renderedInChinese(queued)] as const
}

describe('The email of a viewing that staff booked for another time than the visitor chose', () => {
  it.each([
    ['viewing', {}],
    ['valuation visit', { appointment: 'valuation', listing: null }],
  ] as const)('says so, of a %s', (what, appointment) => {
    const [english, chinese] = both('viewing_booked', { earlier, moved: false, ...appointment })
    expect(english.subject).toMatch(`Another time: your ${what}, Tue 1 Dec, 10:30 am`)
    expect(english.text).toContain('but not at the time that you chose.')
    expect(english.text).toContain('You chose: Monday 30 November, 4 pm in London, midnight on Tuesday 1 December in ')
    expect(chinese.text).toContain('但不是您选择的时间')
    expect(chinese.text).toContain('\n您选择的时间：')
  })
})

describe('The email of a viewing that its visitor moved', () => {
  it('says that the visitor moved it, and that the earlier time is not held', () => {
    const [english, chinese] = both('viewing_requested', { earlier, moved: true })
    expect(english.subject).toMatch(/^Moved: your viewing, Tue 1 Dec/)
    expect(english.text).toMatch(/^You moved your viewing\n/)
    expect(english.text).toContain('You moved your viewing of Wharfside flat. We are holding the new time for you,')
    expect(english.text).toContain('The new time is not confirmed yet.')
    expect(english.text).toContain('Earlier time: Monday 30 November, 4 pm in London')
    for (const { text } of [english, chinese]) expect(text).not.toMatch(/Thank you|感谢/)
    expect(chinese.text).toContain('您已更改看房时间（Wharfside flat）。')
  })
  it.each(['viewing_booked', 'viewing_changed'] as const)('says that the new time is booked: %s', (kind) => {
    const [english, chinese] = both(kind, { earlier, moved: true })
    expect(english.text).toContain('You moved your viewing of Wharfside flat. The new time is booked.')
    expect(english.text).not.toMatch(/We have (changed|booked)/)
    expect(chinese.text).toContain('新的时间已预约')
  })
})

it.each([
  ['moved', 'viewing_requested', { moved: true, earlier }],
  ['cancelled', 'viewing_cancelled', {}],
] as const)(
  'The email of a time that nobody confirmed, and that was %s, names an entry of the page',
  (_what, kind, changes) => {
    const [english, chinese] = both(kind, { ...changes, in_calendar: false })
    expect(english.text).toContain('If your calendar has the time that we no longer hold, please delete it there.')
    expect(chinese.text).toContain('如果您的日历中有我们不再保留的时间，请将其删除。')
    for (const { text } of both(kind, { ...changes, in_calendar: true }))
      expect(text).not.toMatch(/delete it there|请将其删除/)
  },
)

it('The email of a viewing that staff changed gives the earlier time', () => {
  const [english, chinese] = both('viewing_changed', { earlier, moved: false })
  expect(english.text).toContain('We have changed your viewing of Wharfside flat.')
  expect(english.text).toContain('Earlier time: Monday 30 November, 4 pm in London')
  expect(chinese.text).toContain('\n原先的时间：')
})

it('The email of a viewing names a home that is off the market, without a link to it', () => {
  for (const { text, html } of both('viewing_cancelled', { listing: null, title: 'Wharfside flat' })) {
    expect(text).toContain('Wharfside flat')
    expect(html).not.toContain('/property/')
  }
})

describe('The first email of a held time', () => {
  const enquiry = { message: 'Is there a garden?', created_at: '2026-11-26T17:00:00Z' }
  const first = everyEmail['viewing_requested, first']!
  it('quotes the visitor, and says by when we reply', () => {
    const [english, chinese] = [rendered(first), renderedInChinese(first)]
    expect(english.text).toContain('You wrote:\n\n> Is the flat near a school?\n')
    expect(english.text).toContain('We will reply to your enquiry by Friday 27 November, 5 pm in London')
    expect(chinese.text).toContain('您写道')
    expect(chinese.text).toMatch(/我们会在.*回复您的咨询。/)
  })
  it('of a time that is booked at once says when we reply only to a question', () => {
    const later = { created_at: '2999-01-01T12:00:00Z' }
    const text = (message: string) => both('viewing_booked', { enquiry: { ...enquiry, ...later, message } })[0].text
    expect(text('')).not.toMatch(/You wrote|We will reply/)
    expect(text('Is there a garden?')).toMatch(/> Is there a garden\?\n[^]*We will reply to your enquiry by /)
  })
})
