import { describe, expect, it } from 'vitest'
import { callLink, greetingName, replyLink } from '../../../../src/domain/enquiry/contact-links'
import { enquiry } from '../../admin/enquiries/enquiry'
import { corpus } from '../../../hostile'

describe('A reply', () => {
  it.each([
    ['Adaeze Okafor', 'Adaeze'],
    ['李明', '李明'],
    ['Dr Tom Ashby', 'Dr Tom Ashby'],
    ['F. Al Mansoori', 'F. Al Mansoori'],
    ['Mr. Smith', 'Mr. Smith'],
    ['  Ngozi  Adéyẹmí ', 'Ngozi'],
  ])('%s is greeted as %s', (name, greeted) => expect(greetingName(name)).toBe(greeted))
  it.each([
    ['inquiry', 'Flat 1 & 2', 'Your enquiry about Flat 1 & 2'],
    ['booking', 'N1 2AA', 'Your valuation request'],
    ['request', 'N1 2AA', 'Your valuation request'],
    ['message', '', 'Your enquiry to Meridian Row'],
  ] as const)('%s: its subject says what it is about', (kind, about, subject) => {
    const link = new URL(replyLink(enquiry({ kind, about })))
    expect([link.protocol, link.pathname, link.searchParams.get('subject')]).toEqual([
      'mailto:',
      'adaeze@example.com',
      subject,
    ])
    expect(link.searchParams.get('body')).toMatch(/^Dear Adaeze,\r\n[^]*Meridian Row\r\n\+44 20 7946 0112/)
  })
  it('goes to an address without adding headers of its own', () => {
    const link = new URL(replyLink(enquiry({ email: 'a?bcc=x&y@example.com' })))
    expect(decodeURIComponent(link.pathname)).toBe('a?bcc=x&y@example.com')
    expect(link.searchParams.get('bcc')).toBeNull()
  })
  it.each([
    ['+44 (0)20 7946 0112', 'tel:+442079460112'],
    ['07700 900 123', 'tel:07700900123'],
    ['+234 803-000.0000', 'tel:+2348030000000'],
    ['(020) 7946 0112', 'tel:02079460112'],
    ['ask Mei', null],
    ['', null],
    ['020 7946 0112 / 07700 900456', 'tel:02079460112'],
    ['020 7946 0112 - 07700 900456', 'tel:02079460112'],
    ['020 7946 0112 (12)', 'tel:02079460112'],
    ['020 7946 0112 ext. 12', 'tel:02079460112'],
    ['020 - 7946 - 0112', 'tel:02079460112'],
  ])('%s is dialled as %s', (phone, link) => expect(callLink(phone)).toBe(link))
})

it.each(Object.entries(corpus))('to somebody called %s can be created', (_what, text) =>
  expect(() => greetingName(text)).not.toThrow(),
)
