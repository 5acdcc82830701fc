import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  type BookingValues,
  bookingFailed,
  bookingRow,
  emptyBooking,
  fieldError,
  fieldOfStep,
  sendingStep,
  steps,
  validateBooking,
} from '../../../../src/domain/enquiry/valuation-booking'
import { parseDraft, restoreDraft } from '../../../../src/lib/storage/draft'
import { corpus, inStorage, megabyte } from '../../../hostile'

const values: BookingValues = {
  type: 'rental',
  propertyTypes: ['secondHandFlat', 'newHouse'],
  postcode: ' wc1x8lu ',
  name: '  Adaeze   Okafor ',
  email: ' adaeze+london@example.com ',
  phone: '+234 803 000 0000',
}

describe('The valuation dialog', () => {
  it('has eight steps, the fourth to the seventh with a text field', () => {
    expect(steps).toHaveLength(8)
    expect(steps.map((_, n) => fieldOfStep(n + 1))).toEqual([
      undefined,
      undefined,
      undefined,
      'postcode',
      'name',
      'email',
      'phone',
      undefined,
    ])
  })

  const postcode = 'Please enter a valid UK postcode.'
  const name = 'Please enter your full name.'
  const email = 'Please enter a valid email address.'
  const phone = 'Please enter a valid phone number.'
  it.each([
    ['postcode', 'WC1X 8LU', null],
    ['postcode', 'wc1x8lu', null],
    ['postcode', 'GIR 0AA', null],
    ['postcode', ' n1 2xx ', null],
    ['postcode', 'B33 8TH', null],
    ['postcode', '', postcode],
    ['postcode', 'WC1X 8L', postcode],
    ['postcode', '90210', postcode],
    ['postcode', 'WC1X', postcode],
    ['name', 'Ada', null],
    ['name', '李明明', null],
    ['name', '王伟', null],
    ['name', '王', 'Please enter your full name (minimum 2 characters).'],
    ['name', 'Zoë Ó Briain', null],
    ['name', 'Lí ', name],
    ['name', ' Jo ', name],
    ['name', '', name],
    ['name', 'x'.repeat(201), 'Please use 200 characters or fewer for your full name.'],
    ['email', 'a@b.co', null],
    ['email', 'adaeze+london@example.com', null],
    ['email', ' a@b.co ', null],
    ['email', '', email],
    ['email', 'a@b', email],
    ['email', 'a b@c.de', email],
    ['email', '@b.co', email],
    ['email', 'a@@b.co', email],
    ['phone', '020 7946 0112', null],
    ['phone', '+234 803 000 0000', null],
    ['phone', '+86 (10) 1234-5678', null],
    ['phone', '020.7946.0112', null],
    ['phone', '', phone],
    ['phone', '123456', phone],
    ['phone', '020 7946 O112', phone],
    ['phone', '-------', phone],
  ] as const)('%s “%s” → %s', (field, text, message) => expect(fieldError(field, text)).toBe(message))

  describe('for an owner abroad', () => {
    afterEach(() => vi.unstubAllEnvs())
    const code = 'Please begin with + and the country code, like +44 for the UK.'
    it.each([
      ['Asia/Dubai', '٠٥٠ ١٢٣ ٤٥٦٧', code],
      ['Asia/Dubai', '+971 50 123 4567', null],
      ['Asia/Shanghai', '００８６ 138 0000 0000', null],
      ['Asia/Shanghai', '(+86) 138 0000 0000', null],
      ['Asia/Dubai', '123', phone],
      ['Europe/London', '050 123 4567', null],
    ])('in %s, phone “%s” → %s', (timeZone, text, message) => {
      vi.stubEnv('TZ', timeZone)
      expect(fieldError('phone', text)).toBe(message)
    })
  })

  it.each([
    [1, emptyBooking, []],
    [2, emptyBooking, ['type']],
    [2, { ...values, type: 'gift' }, ['type']],
    [2, values, []],
    [3, emptyBooking, ['propertyTypes']],
    [3, { ...values, propertyTypes: ['castle'] }, ['propertyTypes']],
    [3, values, []],
    [4, emptyBooking, ['postcode']],
    [4, values, []],
    [5, { ...values, name: 'Jo' }, ['name']],
    [5, { ...values, name: '王伟' }, []],
    [5, values, []],
    [6, { ...values, email: 'none' }, ['email']],
    [6, values, []],
    [7, { ...values, phone: '1' }, ['phone']],
    [7, values, []],
  ])('step %i has with %o errors of %j', (step, given, invalid) =>
    expect(Object.keys(validateBooking(given, step))).toEqual(invalid),
  )

  it('produces one row of normalised values', () =>
    expect(bookingRow(values)).toEqual({
      type: 'rental',
      name: 'Adaeze Okafor',
      email: 'adaeze+london@example.com',
      phone: '+234 803 000 0000',
      postcode: 'WC1X 8LU',
      property_types: ['newHouse', 'secondHandFlat'],
    }))

  it.each([{ type: '' }, { propertyTypes: [] }, { postcode: 'x' }, { name: 'Jo' }, { email: '' }, { phone: '' }])(
    'is not sent with %o',
    (wrong) =>
      expect(steps.flatMap((_, n) => Object.keys(validateBooking({ ...values, ...wrong }, n + 1)))).toEqual(
        Object.keys(wrong),
      ),
  )

  it('distinguishes a lost connection from a refusal', () => {
    expect(bookingFailed({ kind: 'unreachable', message: '' }, true)).toContain('our server did not answer')
    expect(bookingFailed({ kind: 'unreachable', message: '' }, false)).toContain('You seem to be offline')
    expect(bookingFailed({ kind: 'refused', message: 'violates check constraint' })).toContain('our fault')
    const limit = 'You have written to us several times this hour. Please call us, and we will help you at once.'
    expect(bookingFailed({ kind: 'refused', message: limit, code: 'rate_limit' })).toContain(limit)
  })
})

describe('A draft of the dialog', () => {
  const restored = (draft: unknown) =>
    restoreDraft(parseDraft(JSON.stringify(draft)), emptyBooking, sendingStep, validateBooking)
  const nothing = { step: 1, values: emptyBooking, idempotencyKey: null }
  it('is restored unchanged', () => {
    const draft = { step: 6, values, idempotencyKey: { id: 'an-id', row: '{}' } }
    expect(restored(draft)).toEqual(draft)
  })
  it('never passes an incomplete step', () =>
    expect(restored({ step: 7, values: { ...values, name: '' }, idempotencyKey: null }).step).toBe(5))
  it('is never restored at the confirmation step', () =>
    expect(restored({ step: 8, values, idempotencyKey: null }).step).toBe(7))
  it.each([null, '', 'nonsense', [], 1, {}, { values: 1 }, { step: 'x', values }])('with %j is invalid', (draft) =>
    expect(restored(draft)).toEqual(nothing),
  )
  it('drops invalid values', () => {
    const draft = restored({
      step: 4,
      values: { type: 'gift', propertyTypes: ['castle', 'newFlat'], name: 7, toString: 'x' },
      idempotencyKey: { id: 7 },
    })
    expect(draft).toEqual({
      step: 2,
      values: { ...emptyBooking, type: 'gift', propertyTypes: ['castle', 'newFlat'] },
      idempotencyKey: null,
    })
    expect(bookingRow(draft.values).property_types).toEqual(['newFlat'])
  })
})

describe('The valuation dialog, for any input,', () => {
  it.each(Object.entries(corpus))('accepts or refuses %s without an exception', (_what, text) => {
    for (const field of ['postcode', 'name', 'email', 'phone'] as const)
      expect(fieldError(field, text) ?? 'Please').toMatch(/^Please/)
  })
  it('reports that a long name is too long', () =>
    expect(fieldError('name', megabyte)).toBe('Please use 200 characters or fewer for your full name.'))
  it.each(inStorage)('restores the valid parts of a draft with %s', (text) =>
    expect(restoreDraft(parseDraft(text), emptyBooking, sendingStep, validateBooking).step).toBeLessThanOrEqual(2),
  )
})
