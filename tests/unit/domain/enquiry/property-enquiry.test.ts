import { describe, expect, it } from 'vitest'
import {
  emptyEnquiry,
  enquiryRow,
  firstMoveDay,
  stepsFor,
  stepSummary,
  validateEnquiry,
} from '../../../../src/domain/enquiry/property-enquiry'
import { messages, person } from './person'
import { corpus, megabyte } from '../../../hostile'

describe('The inquiry form', () => {
  const rental = { id: 'd1', title: 'Royal Hill Cottage', listingType: 'rent' } as const
  const sale = { ...rental, listingType: 'sale' } as const
  // Half past eight in the evening before the clocks go forward.
  const now = new Date('2027-03-27T20:30:00Z')
  const good = {
    ...emptyEnquiry,
    ...person,
    employment: 'employed',
    position: 'Surveyor',
    income: '£62,000',
    viewing: '2027-03-30T10:00',
    moving: '2027-03-31',
  }
  const judged = (changes: Partial<typeof good>, step: number) => validateEnquiry({ ...good, ...changes }, step, now)
  it.each([
    ['2027-03-30T10:00', '2027-03-31'],
    ['2027-03-31T17:00', '2027-04-01'],
    // Without a viewing yet, or with one in the past, from today.
    ['', '2027-03-27'],
    ['2027-03-01T10:00', '2027-03-27'],
  ])('offers to move in, after a viewing at %j, from %s', (viewing, moving) => {
    expect(firstMoveDay(viewing, '2027-03-27')).toBe(moving)
    expect(judged({ viewing, moving }, 3)).not.toHaveProperty('moving')
  })
  it('refuses to move in on the day before the first that it offers', () =>
    expect(judged({ moving: '2027-03-30' }, 3)).toHaveProperty('moving'))
  it('has one step for a sale and three for a rental', () =>
    expect([stepsFor('sale'), stepsFor('rent')]).toEqual([1, 3]))
  it.each([
    [1, {}, {}],
    [1, emptyEnquiry, { name: messages.name, email: messages.email, phone: messages.phone }],
    [1, { name: '李明' }, {}],
    [1, { name: ' A ' }, { name: messages.name }],
    [2, {}, {}],
    [2, { employment: '' }, { employment: messages.employment }],
    [2, { position: ' ', income: '' }, { position: messages.position, income: messages.income }],
    [2, { income: '0' }, { income: messages.income }],
    ...['plenty', '1,2,3', '62,0', '62.000', '60-70k', '2,400 pcm', '99999999999'].map(
      (income): [number, Partial<typeof good>, object] => [2, { income }, { income: messages.income }],
    ),
    [2, { employment: 'unemployed', position: '', income: '' }, {}],
    [2, { employment: 'self-employed', position: '' }, { position: 'Please enter your trade or profession.' }],
    [2, { employment: 'self-employed', income: '' }, { income: messages.income }],
    ...['student', 'retired', 'guarantor'].map((employment): [number, Partial<typeof good>, object] => [
      2,
      { employment, position: '', income: '' },
      {},
    ]),
    [2, { employment: 'constructor' }, { employment: messages.employment }],
    [3, {}, {}],
    [3, { viewing: '', moving: '' }, { viewing: messages.viewing, moving: messages.moving }],
    [3, { viewing: '2027-03-27T20:30' }, { viewing: 'Viewing date must be in the future.' }],
    // Office hours: Monday to Friday from 9:00 to 18:30, Saturday from 10:00 to 16:00; a viewing takes half an hour.
    ...['2027-03-30T09:00', '2027-03-30T18:00', '2027-04-03T10:00', '2027-04-03T15:30'].map(
      (viewing): [number, Partial<typeof good>, object] => [3, { viewing, moving: '2027-04-05' }, {}],
    ),
    ...[
      '2027-03-28T12:00',
      // Easter Monday.
      '2027-03-29T12:00',
      '2027-03-30T08:30',
      '2027-03-30T18:30',
      '2027-03-30T01:30',
      '2027-04-03T09:30',
      '2027-04-03T16:00',
    ].map((viewing): [number, Partial<typeof good>, object] => [
      3,
      { viewing, moving: '2027-04-05' },
      { viewing: messages.hours },
    ]),
    // That hour does not exist in London.
    [3, { viewing: '2027-03-28T01:30' }, { viewing: messages.viewing }],
    [3, { moving: '2027-03-30' }, { moving: 'Move-in date must be after the viewing date.' }],
    [3, { moving: '2027-03-01' }, { moving: 'Move-in date must be after the viewing date.' }],
    [3, { moving: '2027-02-30' }, { moving: messages.moving }],
  ])('step %d: %j → %j', (step, changes, errors) => expect(judged(changes, step)).toEqual(errors))
  it('produces a rental’s row, with its viewing in London time', () => {
    expect(enquiryRow(rental, good)).toEqual({
      type: 'rent',
      property_id: 'd1',
      property_title: 'Royal Hill Cottage',
      ...person,
      message: null,
      employment_status: 'employed',
      current_position: 'Surveyor',
      annual_income: 62000,
      viewing_kind: 'in_person',
      viewer_time_zone: null,
      preferred_viewing_date: '2027-03-30T09:00:00.000Z',
      preferred_move_date: '2027-03-31',
    })
  })
  it('accepts a free time outside office hours, and says in the row that it is one', () => {
    const free = { viewing: '2027-03-28T12:00', slot: '2027-03-28T11:00:00.000Z' }
    expect(judged(free, 3)).toEqual({})
    expect(enquiryRow(rental, { ...good, ...free })).toMatchObject({
      viewing_slot: true,
      preferred_viewing_date: '2027-03-28T11:00:00.000Z',
    })
    // A date typed afterwards is no slot.
    for (const slot of ['2027-03-28T12:00:00.000Z', 'nonsense']) {
      expect(judged({ ...free, slot }, 3)).toEqual({ viewing: messages.hours })
      expect(enquiryRow(rental, { ...good, ...free, slot })).not.toHaveProperty('viewing_slot')
    }
    expect(judged({ viewing: '2027-03-27T20:30', slot: '2027-03-27T20:30:00.000Z' }, 3)).toEqual({
      viewing: 'Viewing date must be in the future.',
    })
  })
  it('asks a buyer for a time only if they want a viewing', () => {
    const ofSale = (changes: Partial<typeof good>) => validateEnquiry({ ...good, ...changes }, 1, now, 'sale')
    expect(ofSale({ viewing: '' })).toEqual({})
    expect(ofSale({ viewingKind: 'video', viewing: '' })).toEqual({ viewing: messages.viewing })
    expect(ofSale({ viewingKind: 'video', viewing: '2027-03-29T12:00' })).toEqual({ viewing: messages.hours })
    expect(ofSale({ viewingKind: 'video' })).toEqual({})
    expect(enquiryRow(sale, { ...good, viewingKind: 'video' }, 'Asia/Shanghai')).toMatchObject({
      viewing_kind: 'video',
      viewer_time_zone: 'Asia/Shanghai',
      preferred_viewing_date: '2027-03-30T09:00:00.000Z',
      preferred_move_date: null,
    })
    const none = { viewing_kind: null, viewer_time_zone: null, preferred_viewing_date: null }
    expect(enquiryRow(sale, good, 'Asia/Shanghai')).toMatchObject(none)
  })
  it.each([['Europe/London'], ['America/Argentina/Buenos_Aires'], ['Etc/GMT+5'], ['UTC']])(
    'stores the time zone %s',
    (zone) => expect(enquiryRow(rental, good, zone).viewer_time_zone).toBe(zone),
  )
  it.each([['<b>'], ['a b'], ['x'.repeat(65)], ['']])('stores no invalid time zone: %s', (zone) =>
    expect(enquiryRow(rental, good, zone).viewer_time_zone).toBeNull(),
  )
  it('sends neither position nor income without employment, whatever was typed before', () => {
    expect(enquiryRow(rental, { ...good, employment: 'unemployed' })).toMatchObject({
      employment_status: 'unemployed',
      current_position: null,
      annual_income: null,
    })
  })
  it('sends the trade and income of the self-employed', () => {
    expect(enquiryRow(rental, { ...good, employment: 'self-employed' })).toMatchObject({
      employment_status: 'self-employed',
      current_position: 'Surveyor',
      annual_income: 62000,
    })
  })
  it('produces a sale’s row with null for a rental’s columns', () => {
    expect(enquiryRow(sale, { ...good, message: 'May I see it?' })).toEqual({
      type: 'buy',
      property_id: 'd1',
      property_title: 'Royal Hill Cottage',
      ...person,
      message: 'May I see it?',
      employment_status: null,
      current_position: null,
      annual_income: null,
      viewing_kind: null,
      viewer_time_zone: null,
      preferred_viewing_date: null,
      preferred_move_date: null,
    })
  })
})

describe('A step’s summary', () => {
  const values = { ...emptyEnquiry, name: ' Chen  Wei ', email: 'chen@example.com', phone: '+86 138 0013 8000' }

  it('contains the sender’s contact', () => {
    expect(stepSummary(values, 1)).toBe('Chen Wei\nchen@example.com\n+86 138 0013 8000')
  })

  it('contains the employment, and the position if any', () => {
    expect(stepSummary({ ...values, employment: 'employed', position: 'Data engineer' }, 2)).toBe(
      'Employed, Data engineer',
    )
    // The summary leaves out values of another employment.
    expect(stepSummary({ ...values, employment: 'student', position: 'Data engineer' }, 2)).toBe('Student')
  })
})

describe('The inquiry form, for any input,', () => {
  it.each(Object.entries(corpus))('accepts or refuses %s without an exception', (_what, text) => {
    const values = { ...emptyEnquiry }
    for (const field of Object.keys(values) as (keyof typeof values)[]) values[field] = text
    for (const errors of [
      validateEnquiry(values, 1),
      validateEnquiry({ ...values, employment: 'employed' }, 2),
      validateEnquiry(values, 3),
    ])
      for (const message of Object.values(errors)) expect(message).toMatch(/^Please |^Viewing |^Move-in /)
    const row = enquiryRow({ id: '1', title: text, listingType: 'rent' }, { ...values, employment: 'employed' })
    expect(JSON.stringify(row)).not.toMatch(/\\u0000|\\ud[89a-f]/i)
  })
  it('reports that a long name is too long', () =>
    expect(validateEnquiry({ ...emptyEnquiry, name: megabyte }, 1).name).toBe(
      'Please use 200 characters or fewer for your full name.',
    ))
})
