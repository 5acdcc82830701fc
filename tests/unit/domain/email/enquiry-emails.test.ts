import { describe, expect, it } from 'vitest'
import { renderEmail } from '../../../../src/domain/email/render-email'
import { stateLabel } from '../../../../src/domain/enquiry/enquiry-labels'
import { christmas } from '../../lib/time/christmas'
import { linkedTexts } from './linked-texts'
import { enquiryEmail, rendered, renderedInChinese, replyTo } from './queued'

const acknowledgement = (message: string, name = 'Adaeze Okafor') =>
  renderEmail(
    {
      id: '1',
      kind: 'enquiry_received',
      department: 'lettings',
      recipient: 'adaeze@example.com',
      reply_to: null,
      enquiry_kind: 'message',
      enquiry_id: '3f2a91bc-0000-4000-8000-000000000000',
      data: { name, email: 'adaeze@example.com', message, created_at: '2026-11-23T06:30:00+00:00' },
    },
    { origin: 'https://site.example', functionsUrl: 'https://functions.example/v1' },
  )

describe('The email that acknowledges an enquiry', () => {
  it.each(linkedTexts)('quotes no address that a stranger typed: %s', (address) => {
    const { text, html } = acknowledgement(`You have won: ${address}\nSee ${address}`)
    for (const written of [text, html]) {
      expect(written).not.toMatch(/evil|prize/i)
      expect(written).toContain('You have won: (address left out)')
    }
    expect(acknowledgement('Hello', address).text).toContain('\n\nHello,\n\n')
  })
  it.each(['Is the flat still free? I earn £45,000 p.a. and move in on 1.12.2026.', '你好。我想看房。', 'A. Okafor'])(
    'quotes everything else unchanged: %s',
    (message) => expect(acknowledgement(message).text).toContain(message),
  )
  it.each([
    [
      'The terrace looks great.Is it private?We could come at 6.30pm.Thanks',
      'The terrace looks great. Is it private?We could come at 6.30pm. Thanks',
    ],
    ['I like it.Émile likes it too', 'I like it. Émile likes it too'],
  ])('keeps the words around a full stop without a space: %s', (message, quoted) => {
    expect(acknowledgement(message).text).toContain(quoted)
    expect(rendered(replyTo('message', 'Dear Adaeze', message)).text).toContain(quoted)
  })
  it.each(['evil.Example/prize', 'Evil.Example:8080', 'Prize@Evil.Example', 'www.Evil.Example', 'evil.example.Com'])(
    'quotes no address with capital letters: %s',
    (address) => expect(acknowledgement(address).text).toContain('> (address left out)'),
  )
  it('greets somebody whose initials have no spaces', () =>
    expect(acknowledgement('Hello', 'Mr. J.Smith-St.John').text).toContain('Dear Mr. J. Smith-St. John,'))
  it('greets nobody by an address', () => {
    expect(acknowledgement('Hello', 'Win at evil．example').text).toContain('\n\nHello,\n\n')
    expect(acknowledgement('Hello', 'Dr. Adaeze O’Okafor-Smith').text).toContain('Dear Dr. Adaeze')
  })
})

describe('The staff’s email about a valuation', () => {
  const staffText = (phone: string) => rendered(enquiryEmail('enquiry_for_staff', 'booking', { phone })).text
  it.each([
    ['+971 50 123 4567', 'United Arab Emirates'],
    ['+1 212 555 0100', 'the United States or Canada'],
  ])('says where %s is: %s', (phone, country) => expect(staffText(phone)).toContain(`Country of the phone: ${country}`))
  it.each(['020 7946 0112', '+999 1234567'])('does not guess where %s is', (phone) =>
    expect(staffText(phone)).not.toContain('Country of the phone'),
  )
})

it('The staff’s email about a valuation names the kinds of home, and each line of the address', () => {
  const changes = { property_types: ['newHouse', 'secondHandFlat'], address: '5 Canonbury Sq,\r\nFlat 3\n' }
  const { text } = rendered(enquiryEmail('enquiry_for_staff', 'booking', changes))
  expect(text).toContain('Property type: New-build house, Existing flat\nAddress: 5 Canonbury Sq, Flat 3, N1 2AA\n')
})

describe('The times of an enquiry', () => {
  it('are in the same two zones in the heading and the text of a Chinese acknowledgement', () => {
    const { text } = renderedInChinese(enquiryEmail('enquiry_received', 'message'))
    const deadlines = [...text.matchAll(/会在(.*?)（伦敦时间/g)].map(([, deadline]) => deadline)
    expect(deadlines).toEqual([expect.stringMatching(/^拉各斯时间/), deadlines[0]])
  })
  it('are London’s and the sender’s in the acknowledgement', () => {
    const { text, subject } = rendered(enquiryEmail('enquiry_received', 'inquiry'))
    expect(subject).toBe('We received your enquiry about Wharfside flat (ENQ-3F2A91BC)')
    expect(text).toContain(
      'Our lettings team will reply by Friday 27 November, 5 pm in London, 1 am on Saturday 28 November in Shanghai.',
    )
    expect(text).toContain(
      'Viewing you asked for: Monday 30 November, 7:30 pm in London, ' +
        '3:30 am on Tuesday 1 December in Shanghai, by video',
    )
    expect(text).toContain('Your viewing is not booked yet.')
  })
  it('are taken from the country of the phone number if the browser sent no time zone', () =>
    expect(rendered(enquiryEmail('enquiry_received', 'message')).text).toContain('5 pm in London, 6 pm in Lagos.'))
  it('are those of the special days that the enquiry was sent with', () => {
    const changes = { created_at: '2026-12-24T12:30:00Z', special_days: christmas }
    for (const kind of ['enquiry_received', 'enquiry_for_staff'] as const)
      expect(rendered(enquiryEmail(kind, 'message', changes)).text).toContain('by Saturday 2 January, 11 am in London')
  })
  it('are no deadline that has passed when the acknowledgement is sent late, or again', () => {
    const origins = { origin: 'https://site.example', functionsUrl: 'https://functions.example/v1' }
    const of = (locale: string) =>
      renderEmail(enquiryEmail('enquiry_received', 'message', { created_at: '2026-11-20T09:00:00Z', locale }), origins)
    expect(of('en').text).toContain('We reply as soon as we can')
    expect(of('en').text).toContain('will reply as soon as we can.')
    expect(of('zh').text).toContain('我们会尽快回复您')
    const late = { created_at: '2026-11-20T09:00:00Z' }
    const { text } = renderEmail(enquiryEmail('enquiry_for_staff', 'message', late), origins)
    expect(text).toContain('We told the sender that we reply as soon as we can.')
    for (const locale of ['en', 'zh']) expect(of(locale).text).not.toMatch(/by Fri|之前/)
  })
  it('in the staff’s email call a zone without a city the visitor’s', () =>
    expect(rendered(enquiryEmail('enquiry_for_staff', 'inquiry', { viewer_time_zone: 'Etc/GMT-1' })).text).toContain(
      'Viewing asked for: Monday 30 November, 7:30 pm in London, 8:30 pm in the visitor’s time zone, by video',
    ))
  it.each([
    ['midnight', '2026-11-26T00:00:00Z', 'Received: Thursday 26 November, midnight in London'],
    ['noon in summer', '2026-07-01T11:00:00Z', 'Received: Wednesday 1 July, noon in London'],
  ])('say %s', (_what, created_at, text) =>
    expect(rendered(enquiryEmail('enquiry_for_staff', 'message', { created_at })).text).toContain(text),
  )
})

it('The staff’s email names the status as the admin does', () =>
  expect(rendered(enquiryEmail('enquiry_for_staff', 'inquiry')).text).toContain(`“${stateLabel('viewing_booked')}”`))
