import { describe, expect, it } from 'vitest'
import {
  type BookingAnswers,
  parseBookingDraft,
  bookingFailed,
  fieldOfStep,
  isStepComplete,
  fieldError,
  emptyBooking,
  bookingRow,
  steps,
} from '../../../../src/domain/enquiry/valuation-booking'
import { corpus, inStorage, megabyte } from '../../../hostile'

const answers: BookingAnswers = {
  type: 'rental',
  propertyTypes: ['secondHandFlat', 'newHouse'],
  postcode: ' wc1x8lu ',
  name: '  Adaeze   Okafor ',
  email: ' adaeze+london@example.com ',
  phone: '+234 803 000 0000',
}

describe('The valuation dialog', () => {
  it('has eight steps, the fourth to the seventh with a line to fill in', () => {
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

  it.each([
    [1, emptyBooking, true],
    [2, emptyBooking, false],
    [2, answers, true],
    [3, emptyBooking, false],
    [3, answers, true],
    [4, emptyBooking, false],
    [4, answers, true],
    [5, { ...answers, name: 'Jo' }, false],
    [5, { ...answers, name: '王伟' }, true],
    [5, answers, true],
    [6, { ...answers, email: 'none' }, false],
    [6, answers, true],
    [7, { ...answers, phone: '1' }, false],
    [7, answers, true],
    [8, answers, false],
  ])('step %i advances with %o: %s', (step, given, may) => expect(isStepComplete(step, given)).toBe(may))

  it('comes to one row, with what was typed made plain', () =>
    expect(bookingRow(answers)).toEqual({
      type: 'rental',
      name: 'Adaeze Okafor',
      email: 'adaeze+london@example.com',
      phone: '+234 803 000 0000',
      postcode: 'WC1X 8LU',
      property_types: ['newHouse', 'secondHandFlat'],
    }))

  it.each([{ type: null }, { propertyTypes: [] }, { postcode: 'x' }, { name: 'Jo' }, { email: '' }, { phone: '' }])(
    'makes no row with %o',
    (wrong) => expect(bookingRow({ ...answers, ...wrong })).toBeNull(),
  )

  it('tells a lost connection from a refusal', () => {
    expect(bookingFailed({ kind: 'unreachable', message: '' })).toContain('no connection')
    expect(bookingFailed({ kind: 'refused', message: 'violates check constraint' })).toContain('our fault')
    const limit = 'You have written to us several times this hour. Please call us, and we will help you at once.'
    expect(bookingFailed({ kind: 'refused', message: limit })).toContain(limit)
  })
})

describe('A draft', () => {
  const kept = (draft: unknown) => parseBookingDraft(JSON.stringify(draft))
  it('comes back as it was', () =>
    expect(kept({ step: 6, answers, idempotencyKey: { id: 'an-id', row: '{}' } })).toEqual({
      step: 6,
      answers: { ...answers, propertyTypes: ['newHouse', 'secondHandFlat'] },
      idempotencyKey: { id: 'an-id', row: '{}' },
    }))
  it('never stands beyond an unanswered step', () =>
    expect(kept({ step: 7, answers: { ...answers, name: '' }, idempotencyKey: null })?.step).toBe(5))
  it('never stands on the confirmation', () => expect(kept({ step: 8, answers, idempotencyKey: null })?.step).toBe(7))
  it.each([null, '', 'nonsense', '[]', '1', '{}', '{"answers":1}'])('that is %s is none', (text) =>
    expect(parseBookingDraft(text)).toBeNull(),
  )
  it('leaves out what does not fit', () =>
    expect(
      kept({
        step: 'x',
        answers: { type: 'gift', propertyTypes: ['castle', 'newFlat'], name: 7 },
        idempotencyKey: { id: 7 },
      }),
    ).toEqual({ step: 1, answers: { ...emptyBooking, propertyTypes: ['newFlat'] }, idempotencyKey: null }))
})

describe('The valuation dialog, whatever is typed or kept,', () => {
  it.each(Object.entries(corpus))('takes or refuses %s, and throws nothing', (_what, text) => {
    for (const field of ['postcode', 'name', 'email', 'phone'] as const)
      expect(fieldError(field, text) ?? 'Please').toMatch(/^Please/)
  })
  it('says of a name that is too long that it is too long', () =>
    expect(fieldError('name', megabyte)).toBe('Please use 200 characters or fewer for your full name.'))
  it.each(inStorage)('reads a draft of %s as far as it makes sense', (text) =>
    expect(parseBookingDraft(text)?.step ?? 1).toBeLessThanOrEqual(2),
  )
})
