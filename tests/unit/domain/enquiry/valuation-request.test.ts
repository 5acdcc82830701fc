import { describe, expect, it, vi } from 'vitest'
import { emptyRequest, validateRequest, requestRow } from '../../../../src/domain/enquiry/valuation-request'
import { messages, person } from './person'
import { corpus, megabyte } from '../../../hostile'

describe('The valuation form', () => {
  const good = {
    ...emptyRequest,
    ...person,
    postcode: 'wc1x8lu',
    address: ' 5 Mount Pleasant\r\nLondon ',
    bedrooms: 'Studio',
  }
  it.each([
    [{}, {}],
    [
      emptyRequest,
      {
        name: messages.name,
        email: messages.email,
        phone: messages.phone,
        postcode: 'Please enter the postcode of the property.',
        address: 'Please enter the address of the property.',
        bedrooms: 'Please select the number of bedrooms.',
      },
    ],
    [{ name: '李明', phone: '+86 138 0000 0000', postcode: 'GIR 0AA' }, {}],
    [{ name: 'A ' }, { name: messages.name }],
    [{ email: 'ada@example' }, { email: messages.email }],
    [{ phone: ' ' }, { phone: messages.phone }],
    [{ bedrooms: '6' }, { bedrooms: 'Please select the number of bedrooms.' }],
    [{ postcode: 'x'.repeat(21) }, { postcode: 'Please enter only the postcode here. The address has its own field.' }],
    [{ comments: 'x'.repeat(5001) }, { comments: 'Please use 5,000 characters or fewer for your comments.' }],
  ])('%j → %j', (changes, errors) => expect(validateRequest({ ...good, ...changes })).toEqual(errors))
  it('asks an owner abroad for the country code of the phone', () => {
    vi.stubEnv('TZ', 'Asia/Dubai')
    expect(validateRequest({ ...good, phone: '050 123 4567' })).toEqual({
      phone: 'Please begin with + and the country code, like +44 for the UK.',
    })
    expect(validateRequest({ ...good, phone: '+971 50 123 4567' })).toEqual({})
    vi.unstubAllEnvs()
  })
  it('lists its errors in the order of its fields', () =>
    expect(Object.keys(validateRequest(emptyRequest))).toEqual([
      'name',
      'email',
      'phone',
      'postcode',
      'address',
      'bedrooms',
    ]))
  it('produces a row of normalised values, with null for missing comments', () => {
    expect(requestRow('rental', good)).toEqual({
      type: 'rental',
      ...person,
      postcode: 'WC1X 8LU',
      address: '5 Mount Pleasant\nLondon',
      bedrooms: 'Studio',
      comments: null,
    })
    expect(requestRow('sales', { ...good, postcode: ' near N1 ', comments: 'Top floor.' })).toMatchObject({
      type: 'sales',
      postcode: 'near N1',
      comments: 'Top floor.',
    })
  })
})

describe('The valuation form, for any input,', () => {
  it('rejects invisible values', () => {
    for (const blank of ['\u3164', ' \u2800\n', '\u200B\u00AD'])
      expect(validateRequest({ ...emptyRequest, address: blank }).address).toBe(
        'Please enter the address of the property.',
      )
  })
  it.each(Object.entries(corpus))('accepts or refuses %s without an exception', (_what, text) => {
    const values = { ...emptyRequest }
    for (const field of Object.keys(values) as (keyof typeof values)[]) values[field] = text
    for (const message of Object.values(validateRequest(values))) expect(message).toMatch(/^Please /)
    expect(JSON.stringify(requestRow('sales', { ...values, bedrooms: '3' }))).not.toMatch(/\\u0000|\\ud[89a-f]/i)
  })
  it('reports that a long name is too long', () =>
    expect(validateRequest({ ...emptyRequest, name: megabyte }).name).toBe(
      'Please use 200 characters or fewer for your full name.',
    ))
})
