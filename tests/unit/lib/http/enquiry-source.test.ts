import { describe, expect, it } from 'vitest'
import { enquirySource } from '../../../../src/lib/http/enquiry-source'

const source = (pathname: string, search = '') => enquirySource('contact_submissions', { pathname, search })

describe('The source of an enquiry', () => {
  it('is its page and form', () =>
    expect(source('/contact')).toEqual({ page: '/contact', form: 'contact_submissions' }))
  it('has the campaign of the address, and nothing else of it', () =>
    expect(source('/rent', '?utm_source=newsletter&utm_campaign=autumn&q=camden&gclid=7')).toEqual({
      ...{ page: '/rent', form: 'contact_submissions', utm_source: 'newsletter', utm_campaign: 'autumn' },
    }))
  it('is short, whatever the address has', () =>
    expect(source('/rent', `?utm_source=${'x'.repeat(999)}`)['utm_source']).toHaveLength(200))
  it('has only characters that the database can store, and half of none', () => {
    const campaign = (text: string) => source('/rent', `?utm_campaign=${encodeURIComponent(text)}`)['utm_campaign']
    expect(campaign('a\0b\n')).toBe('a b')
    expect(campaign('\0')).toBeUndefined()
    expect(campaign(`${'x'.repeat(199)}😀😀`)).toBe(`${'x'.repeat(199)}😀`)
  })
})
