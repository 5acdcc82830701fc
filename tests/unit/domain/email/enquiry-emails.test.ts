import { describe, expect, it } from 'vitest'
import { renderEmail } from '../../../../src/domain/email/render-email'

const letter = (message: string, name = 'Adaeze Okafor') =>
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
  it.each([
    'https://evil.example/a?b=c',
    'HTTP://evil.example',
    'www.evil.example',
    'evil.example/prize',
    'evil.example:8080',
    'prize@evil.example',
    'evil．example',
    'ftp://evil.example,',
    '中了奖evil.example',
  ])('quotes no address that a stranger typed: %s', (address) => {
    const { text, html } = letter(`You have won: ${address}\nSee ${address}`)
    for (const written of [text, html]) {
      expect(written).not.toMatch(/evil|prize/i)
      expect(written).toContain('You have won: (address left out)')
    }
  })
  it.each(['Is the flat still free? I earn £45,000 p.a. and move in on 1.12.2026.', '你好。我想看房。', 'A. Okafor'])(
    'quotes everything else unchanged: %s',
    (message) => expect(letter(message).text).toContain(message),
  )
  it('greets nobody by an address', () => {
    expect(letter('Hello', 'Win at evil．example').text).toContain('Good day,')
    expect(letter('Hello', 'Dr. Adaeze O’Okafor-Smith').text).toContain('Dear Dr. Adaeze')
  })
})
