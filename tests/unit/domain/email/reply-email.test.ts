import { describe, expect, it } from 'vitest'
import { linkedTexts } from './linked-texts'
import { assigned, enquiryEmail, everyEmail, matchingEmail, rendered, renderedInChinese, replyTo } from './queued'

describe('A reply of staff', () => {
  it('has their own words, with line breaks, then the visitor’s, and the reference in the subject', () => {
    const { subject, text, html } = rendered(replyTo('message', 'Dear Adaeze,\n\nYes.\nCome at 10.'))
    expect(subject).toMatch(/^Your enquiry \([A-Z]+-3F2A91BC\)$/)
    expect(text).toContain('Dear Adaeze,\n\nYes.\nCome at 10.')
    expect(text).toContain('You wrote:\n\n> Is the flat near a school?')
    expect(html).toContain('Yes.<br>Come at 10.')
  })
  it('names the home and its author, and escapes both texts', () => {
    const { subject, html, text } = rendered(replyTo('inquiry', '<b>Hello</b>'))
    expect(subject).toMatch(/^Your enquiry about Wharfside flat/)
    expect(text).toContain('A reply from Priya Nair')
    expect(html).toContain('&lt;b&gt;Hello&lt;/b&gt;')
  })
})

const note = { message: 'Sounded hesitant', source: { channel: 'telephone' } }
const valuationNote = { comments: 'Sounded hesitant', message: null, source: { channel: 'in_person' } }
const reply = replyTo('message')
it.each([
  ['confirmation', enquiryEmail('enquiry_received', 'message', note)],
  ['confirmation of a valuation', enquiryEmail('enquiry_received', 'request', valuationNote)],
  ['email with homes', matchingEmail(2, note)],
  ['reply', { ...reply, data: { ...reply.data, ...note } }],
])('The %s for somebody whose enquiry staff added has none of the staff’s words', (_what, queued) => {
  for (const { text, html } of [rendered(queued), renderedInChinese(queued)])
    for (const written of [text, html]) {
      expect(written).not.toMatch(/You wrote|您写道/)
      expect(written).not.toContain(note.message)
    }
})

it.each(
  Object.entries(everyEmail).filter(([name]) => /^(viewing_(?!for)|enquiry_received|matching|staff_reply)/.test(name)),
)('The email %s names no website and no written message, because its reader may have called', (_name, queued) => {
  for (const { text, subject } of [rendered(queued), renderedInChinese(queued)])
    expect(`${subject}\n${text}`).not.toMatch(/on Meridian Row’s website|you wrote to|your message|的网站上|留言/i)
})

it.each(linkedTexts)('A reply quotes no address that a stranger typed: %s', (link) => {
  const { text, html } = rendered(replyTo('message', 'Dear Adaeze', `You have won: ${link}`))
  for (const written of [text, html]) {
    expect(written).not.toMatch(/evil|prize/i)
    expect(written).toContain('You have won: (address left out)')
  }
})

describe('The email about an assignment', () => {
  it('lists the enquiries with links, at most fifty, and names who assigned them', () => {
    expect(rendered(assigned(1)).subject).toBe('Priya Nair assigned you an enquiry')
    const { subject, text } = rendered(assigned(60))
    expect(subject).toBe('Priya Nair assigned you 60 enquiries')
    expect(text.match(/open=inquiry:3f2a91bc/g)).toHaveLength(50)
    expect(text).toContain('And 10 more.')
    expect(text).not.toContain('Adaeze')
  })
})
