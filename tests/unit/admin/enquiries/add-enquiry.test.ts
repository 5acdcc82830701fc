import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  addedDraftSchema,
  addedRow,
  addedSchema,
  type AddedValues,
  emptyValues,
} from '../../../../src/admin/enquiries/add-enquiry'
import { whatsAppLink } from '../../../../src/domain/enquiry/contact-links'
import { codedDetails } from '../../../../src/domain/enquiry/coded-details'

const caller: AddedValues = { ...emptyValues, name: ' Ngozi  Bello ', phone: '020 7946 0112', listing: 'some-id' }
const errorsOf = (changes: Partial<AddedValues>) => {
  const { issues = [] } = v.safeParse(addedSchema, { ...caller, ...changes })
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message]))
}

describe('An added enquiry', () => {
  it('needs a name, a way to reach the person, and its subject', () => {
    expect(errorsOf({})).toEqual({})
    expect(errorsOf({ name: '', phone: '', listing: '' })).toEqual({
      name: 'Please enter the name.',
      phone: 'Please enter a phone number or an email address.',
      listing: 'Please choose the home.',
    })
    expect(errorsOf({ phone: '', email: 'ngozi@example.com' })).toEqual({})
    expect(Object.keys(errorsOf({ email: 'ngozi' }))).toEqual(['email'])
  })
  it('about a valuation needs the property, and a message its text', () => {
    expect(Object.keys(errorsOf({ kind: 'request' }))).toEqual(['address', 'postcode', 'bedrooms'])
    expect(Object.keys(errorsOf({ kind: 'message' }))).toEqual(['message'])
  })
  it('is sent with the fields of its kind only', () => {
    expect(addedRow({ ...caller, address: '1 Row' })).toEqual({
      ...{ channel: 'telephone', kind: 'inquiry', name: ' Ngozi  Bello ', email: '', message: '' },
      ...{ phone: '020 7946 0112', property_id: 'some-id' },
    })
    expect(addedRow({ ...caller, kind: 'message' })).not.toHaveProperty('property_id')
  })
})

it.each([
  [{ channel: 'telephone' }, 'Phone call, added by staff'],
  [{ page: '/rent', form: 'contact_submissions' }, 'Page /rent'],
  [{ page: '/rent', utm_source: 'newsletter', utm_campaign: 'autumn' }, 'Page /rent, campaign newsletter, autumn'],
  [null, ''],
])('the source %j reads “%s”', (source, text) => expect(codedDetails.source.format(source)).toBe(text))

it.each([
  ['+44 7700 900123', 'https://wa.me/447700900123'],
  ['07700 900123', 'https://wa.me/447700900123'],
  ['+44 (0)7700 900123', 'https://wa.me/447700900123'],
  ['+86 138 0013 8000', 'https://wa.me/8613800138000'],
  ['00234 803 000 0000', 'https://wa.me/2348030000000'],
  ['020 7946 0112', null],
  ['+44 20 7946 0112', null],
  ['7946 0112', null],
  ['', null],
])('WhatsApp for %s is %s', (phone, link) => expect(whatsAppLink(phone)).toBe(link))

it('restores a draft that need not be valid yet, but not one of another shape', () => {
  const typed = { ...emptyValues, email: 'ngozi@', message: ' Two viewings' }
  expect(v.parse(addedDraftSchema, JSON.parse(JSON.stringify(typed)))).toEqual(typed)
  expect(v.is(addedDraftSchema, { ...typed, kind: 'rumour' })).toBe(false)
})
