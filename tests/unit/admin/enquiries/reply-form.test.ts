import { describe, expect, it } from 'vitest'
import { replyLink } from '../../../../src/admin/enquiries/reply-form'
import { enquiry } from './enquiry'

describe('A reply in the own email program', () => {
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
  it.each([
    ['inquiry', 'Flat 1 & 2', '您对 Flat 1 & 2 的咨询'],
    ['booking', 'N1 2AA', '您的估价申请'],
    ['message', '', '您对 Meridian Row 的咨询'],
  ] as const)('%s: its subject is Chinese for somebody who reads Chinese', (kind, about, subject) => {
    const link = new URL(replyLink(enquiry({ kind, about, details: { locale: 'zh' } })))
    expect(link.searchParams.get('subject')).toBe(subject)
  })
  it('goes to an address without adding headers of its own', () => {
    const link = new URL(replyLink(enquiry({ email: 'a?bcc=x&y@example.com' })))
    expect(decodeURIComponent(link.pathname)).toBe('a?bcc=x&y@example.com')
    expect(link.searchParams.get('bcc')).toBeNull()
  })
  it('greets and ends in Chinese for somebody who reads Chinese, as the reply form does', () => {
    const link = new URL(replyLink(enquiry({ name: '王伟', details: { locale: 'zh' } })))
    expect(link.searchParams.get('body')).toMatch(/^王伟，您好：\r\n\r\n\r\n\r\n祝好\r\n\r\nMeridian Row/)
  })
})
