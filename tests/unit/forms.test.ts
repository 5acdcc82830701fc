import { describe, expect, it } from 'vitest'
import { contactRow, emptyContact, validateContact } from '../../src/domain/enquiry/contact-message'
import { emptyEnquiry, enquiryRow, validateEnquiry, stepsFor } from '../../src/domain/enquiry/property-enquiry'
import { firstViewingDay, withinViewingHours } from '../../src/domain/enquiry/viewing-hours'
import { emptyRequest, validateRequest, requestRow } from '../../src/domain/enquiry/valuation-request'
import { email, name, phone, postcode, pounds, tidyLine, tidyText } from '../../src/lib/form/normalise'

describe('What people type', () => {
  it.each([
    ['WC1X 8LU', 'WC1X 8LU'],
    ['wc1x8lu', 'WC1X 8LU'],
    [' n1  2aa ', 'N1 2AA'],
    ['GIR 0AA', 'GIR 0AA'],
    ['gir0aa', 'GIR 0AA'],
    ['EC1A-1BB', 'EC1A 1BB'],
    ['W1A 0AX', 'W1A 0AX'],
    ['M1\u200B1AE', 'M1 1AE'],
    ['N1', null],
    ['12345', null],
    ['100001', null],
    ['London', null],
    ['', null],
  ])('postcode “%s” is %s', (typed, judged) => expect(postcode(typed)).toBe(judged))
  it.each([
    ['Li', 2, 'Li'],
    ['李明', 2, '李明'],
    ['李', 2, null],
    ['王伟', 3, '王伟'],
    ['김구', 3, '김구'],
    ['あい', 3, 'あい'],
    ['ルー', 3, 'ルー'],
    ['\u3164\u3164', 3, null],
    ['王', 3, null],
    ['王a', 3, null],
    ['Jo', 3, null],
    ['  Ngozi   Adéyẹmí ', 2, 'Ngozi Adéyẹmí'],
    ['Zoë', 3, 'Zoë'],
    ['Zoe\u0308', 3, 'Zoë'],
    ['𠮷野', 2, '𠮷野'],
    ['𠮷', 2, null],
    ['A\u200B', 2, null],
    ['O’Brien-Smith', 2, 'O’Brien-Smith'],
    ['x'.repeat(201), 2, null],
    ['', 2, null],
  ])('name “%s” of at least %d is %s', (typed, least, judged) => expect(name(typed, least)).toBe(judged))
  it.each([
    ['ada+homes@example.com', 'ada+homes@example.com'],
    [' ada@example.co.uk ', 'ada@example.co.uk'],
    ['\u200Bada@example.com', 'ada@example.com'],
    ['ada\u200B@example.com', 'ada@example.com'],
    ['李@例子.中国', '李@例子.中国'],
    ['ada@example', null],
    ['ada example@a.com', null],
    ['ada@@a.com', null],
    ['', null],
    [`${'x'.repeat(250)}@a.co`, null],
  ])('e-mail “%s” is %s', (typed, judged) => expect(email(typed)).toBe(judged))
  it.each([
    ['+234 803 000 0000', '+234 803 000 0000'],
    ['+86 138-0000-0000', '+86 138-0000-0000'],
    ['+86 138–0000–0000', '+86 138-0000-0000'],
    ['(020) 7946 0112', '(020) 7946 0112'],
    ['020.7946.0112', '020.7946.0112'],
    ['123456', null],
    ['call me now', null],
    ['+-+-+-+', null],
  ])('phone “%s” is %s', (typed, judged) => expect(phone(typed)).toBe(judged))
  it.each([
    ['62000', 62000],
    ['£62,000', 62000],
    ['62 000.50', 62000.5],
    ['0', 0],
    ['-5', null],
    ['1e9', null],
    ['a lot', null],
    ['', null],
    ['99999999999', null],
  ])('pounds “%s” are %s', (typed, judged) => expect(pounds(typed)).toBe(judged))
  it('keeps its lines and loses what nobody sees', () => {
    expect(tidyText(' Two\r\nlines\u0007,\u200B and 👩‍👧 ')).toBe('Two\nlines , and 👩‍👧')
    expect(tidyLine('A\u00A0 \tB\u202E')).toBe('A B')
  })
})

const person = { name: 'Adaeze Okafor', email: 'adaeze+london@example.com', phone: '+234 803 000 0000' }
const messages = {
  name: 'Please enter your full name (minimum 2 characters).',
  email: 'Please enter a valid email address.',
  phone: 'Please enter your phone number.',
  employment: 'Please select your employment status.',
  position: 'Please enter your current position.',
  income: 'Please enter your annual income.',
  viewing: 'Please select your preferred viewing date.',
  moving: 'Please select your preferred move-in date.',
  hours:
    'Please choose a time in our office hours, at least half an hour before we close: Monday to Friday 9:00 AM to 6:30 PM or Saturday 10:00 AM to 4:00 PM, London time.',
}

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
    [
      { postcode: 'x'.repeat(21) },
      { postcode: 'Please enter the postcode alone: the address has a field of its own.' },
    ],
    [{ comments: 'x'.repeat(5001) }, { comments: 'Please use 5,000 characters or fewer for your comments.' }],
  ])('%j → %j', (changes, errors) => expect(validateRequest({ ...good, ...changes })).toEqual(errors))
  it('lists its errors in the order of its fields', () =>
    expect(Object.keys(validateRequest(emptyRequest))).toEqual([
      'name',
      'email',
      'phone',
      'postcode',
      'address',
      'bedrooms',
    ]))
  it('makes a row of tidy answers, with null for comments that were not made', () => {
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

describe('The contact form', () => {
  const good = { ...emptyContact, name: 'Li', email: person.email, message: 'Good morning.' }
  it.each([
    [{}, {}],
    [emptyContact, { name: messages.name, email: messages.email, message: 'Please enter your message.' }],
    [{ phone: 'x'.repeat(41) }, { phone: 'Please use 40 characters or fewer for your phone number.' }],
    [{ message: ' \n ' }, { message: 'Please enter your message.' }],
  ])('%j → %j', (changes, errors) => expect(validateContact({ ...good, ...changes })).toEqual(errors))
  it('makes a row with null for a phone number that was not given', () =>
    expect(contactRow({ ...good, phone: ' ' })).toEqual({
      name: 'Li',
      email: person.email,
      phone: null,
      message: 'Good morning.',
    }))
})

describe('The inquiry form', () => {
  const rental = { id: 'd1', title: 'Royal Hill Cottage', listingType: 'rent' } as const
  const sale = { ...rental, listingType: 'sale' } as const
  // Half past eight in the evening of the day before the clocks go forward.
  const now = new Date('2027-03-27T20:30:00Z')
  const good = {
    ...emptyEnquiry,
    ...person,
    employment: 'employed',
    position: 'Surveyor',
    income: '£62,000',
    viewing: '2027-03-29T10:00',
    moving: '2027-03-30',
  }
  const judged = (changes: Partial<typeof good>, step: number) => validateEnquiry({ ...good, ...changes }, step, now)

  it('has one step for a sale and three for a let', () => expect([stepsFor('sale'), stepsFor('rent')]).toEqual([1, 3]))
  it.each([
    [1, {}, {}],
    [1, emptyEnquiry, { name: messages.name, email: messages.email, phone: messages.phone }],
    [1, { name: '李明' }, {}],
    [1, { name: ' A ' }, { name: messages.name }],
    [2, {}, {}],
    [2, { employment: '' }, { employment: messages.employment }],
    [2, { position: ' ', income: '' }, { position: messages.position, income: messages.income }],
    [2, { income: '0' }, { income: messages.income }],
    ...['plenty', '1,2,3', '62,0'].map((income): [number, Partial<typeof good>, object] => [
      2,
      { income },
      { income: messages.income },
    ]),
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
    ...['2027-03-29T09:00', '2027-03-29T18:00', '2027-04-03T10:00', '2027-04-03T15:30'].map(
      (viewing): [number, Partial<typeof good>, object] => [3, { viewing, moving: '2027-04-05' }, {}],
    ),
    ...[
      '2027-03-28T12:00',
      '2027-03-29T08:30',
      '2027-03-29T18:30',
      '2027-03-29T01:30',
      '2027-04-03T09:30',
      '2027-04-03T16:00',
    ].map((viewing): [number, Partial<typeof good>, object] => [
      3,
      { viewing, moving: '2027-04-05' },
      { viewing: messages.hours },
    ]),
    // That hour is not on London's clocks.
    [3, { viewing: '2027-03-28T01:30' }, { viewing: messages.viewing }],
    [3, { moving: '2027-03-29' }, { moving: 'Move-in date must be after the viewing date.' }],
    [3, { moving: '2027-03-01' }, { moving: 'Move-in date must be after the viewing date.' }],
    [3, { moving: '2027-02-30' }, { moving: messages.moving }],
  ])('step %d: %j → %j', (step, changes, errors) => expect(judged(changes, step)).toEqual(errors))

  it('makes a row of a let, its viewing at the moment London’s clocks show', () => {
    expect(enquiryRow(rental, good)).toEqual({
      type: 'rent',
      property_id: 'd1',
      property_title: 'Royal Hill Cottage',
      ...person,
      message: null,
      employment_status: 'employed',
      current_position: 'Surveyor',
      annual_income: 62000,
      preferred_viewing_date: '2027-03-29T09:00:00.000Z',
      preferred_move_date: '2027-03-30',
    })
  })
  it('sends no post and no income of somebody without employment, whatever was typed before', () => {
    expect(enquiryRow(rental, { ...good, employment: 'unemployed' })).toMatchObject({
      employment_status: 'unemployed',
      current_position: null,
      annual_income: null,
    })
  })
  it('sends the trade and the income of the self-employed', () => {
    expect(enquiryRow(rental, { ...good, employment: 'self-employed' })).toMatchObject({
      employment_status: 'self-employed',
      current_position: 'Surveyor',
      annual_income: 62000,
    })
  })
  it.each([
    ['before opening', '2027-03-29T07:10', '2027-03-29T09:00'],
    ['after closing', '2027-04-03T18:00', '2027-04-03T15:30'],
    ['in office hours', '2027-03-29T14:30', '2027-03-29T14:30'],
  ])('moves a viewing time %s into the office hours of its day', (_when, wall, within) =>
    expect(withinViewingHours(wall)).toBe(within),
  )
  it.each([
    ['2027-03-26T17:59', '2027-03-26'],
    ['2027-03-26T18:00', '2027-03-27'],
    ['2027-03-27T20:30', '2027-03-29'],
  ])('from %s on, the first viewing day is %s', (from, day) => expect(firstViewingDay(from)).toBe(day))
  it('makes a row of a sale with null for all that only a let asks', () => {
    expect(enquiryRow(sale, { ...good, message: 'May I see it?' })).toEqual({
      type: 'buy',
      property_id: 'd1',
      property_title: 'Royal Hill Cottage',
      ...person,
      message: 'May I see it?',
      employment_status: null,
      current_position: null,
      annual_income: null,
      preferred_viewing_date: null,
      preferred_move_date: null,
    })
  })
})
