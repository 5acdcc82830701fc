import { describe, expect, it } from 'vitest'
import { changeText } from '../../../../src/admin/history/change-text'
import { type HistoryThing, parseHistory } from '../../../../src/admin/history/history'

/** A change as text: `Price £650,000 → £625,000`. */
const read = (thing: HistoryThing, column: string, from: unknown, to: unknown) =>
  changeText(thing, { column, from, to }).map((text) =>
    text.to === undefined ? `${text.label} changed` : `${text.label} ${text.from} → ${text.to}`,
  )

describe('A change of a listing', () => {
  it.each([
    ['price', '650000.00', 625000, 'Price £650,000 → £625,000'],
    ['price', 1234.5, 1300, 'Price £1,234.50 → £1,300'],
    ['status', 'draft', 'let_agreed', 'Status Draft → Let agreed'],
    ['listing_type', 'sale', 'rent', 'Listing type For Sale → To Rent'],
    ['date_available', null, '2026-12-01', 'Available from (empty) → 1 December 2026'],
    ['gallery', ['/a.jpg', '/b.jpg'], ['/a.jpg'], 'Pictures 2 → 1'],
    ['gallery', ['/a.jpg', '/b.jpg'], ['/b.jpg', '/a.jpg'], 'Pictures changed'],
    ['features', ['Lift'], ['Lift', 'Balcony'], 'Features Lift → Lift; Balcony'],
    ['features', [], ['Lift'], 'Features (empty) → Lift'],
    ['description_zh', null, '两室。', 'Description in Chinese (empty) → 两室。'],
    ['features_zh', [], ['电梯', '阳台'], 'Features in Chinese (empty) → 电梯; 阳台'],
    ['tenure', null, 'share_of_freehold', 'Tenure (empty) → Leasehold, with a share of the freehold'],
    ['deposit', 2000, '2308', 'Deposit £2,000 → £2,308'],
    ['lift', null, true, 'Lift (empty) → Yes'],
    ['postcode', 'N1 2AA', 'N1 2AB', 'Postcode N1 2AA → N1 2AB'],
    ['gas_safety_expires', '2026-12-01', '2027-12-01', 'Gas safety record expiry 1 December 2026 → 1 December 2027'],
    ['protected_columns', [], ['price', 'status'], 'Locked against the feed (empty) → Price, Status'],
    ['a_column_of_tomorrow', 1, 2, 'a column of tomorrow 1 → 2'],
  ])('of %s from %j to %j reads: %s', (column, from, to, text) => {
    expect(read('listing', column, from, to)).toEqual([text])
  })

  it('of facts names each changed fact', () => {
    const requested = { state: 'asked', checked_on: '2026-11-03' }
    expect(
      read(
        'listing',
        'fact_notes',
        { tenure: requested, lift: requested },
        { tenure: { state: 'known', source: 'Title', checked_on: '2026-11-05' }, lift: requested },
      ),
    ).toEqual(['Tenure, source: waiting for owner, 3 November 2026 → Title, checked 5 November 2026'])
  })

  it('with unrecorded text only names the column', () => {
    expect(changeText('listing', { column: 'vendor_notes' })).toEqual([{ label: 'Notes' }])
    expect(changeText('message', { column: 'note' })).toEqual([{ label: 'Note' }])
  })
})

it('A change of an enquiry or account uses the labels of the inbox and the staff page', () => {
  expect(read('inquiry', 'state', 'new', 'viewing_booked')).toEqual(['Status New → Viewing booked'])
  expect(read('message', 'keep_until', null, '2027-03-01')).toEqual(['Keep until (empty) → 1 March 2027'])
  expect(read('inquiry', 'assigned_to', null, 'Helena')).toEqual(['Assigned to nobody → Helena'])
  expect(read('inquiry', 'assigned_to', '', null)).toEqual(['Assigned to a deleted account → nobody'])
  expect(read('staff', 'role', 'reader', 'negotiator')).toEqual(['Role reader → negotiator'])
})

it('An invalid history row is skipped, and the others stay', () => {
  const row = { id: '7', happened_at: '2026-11-03T09:00:00Z', actor_name: 'Helena', action: 'added', changes: [] }
  expect(parseHistory([row, { ...row, action: 'burnt' }, null]).map(({ id }) => id)).toEqual([7])
})

describe('A change of hours for viewings', () => {
  const row = {
    ...{ purpose: 'viewing', property_id: null, attendee_id: null, weekdays: [1, 2, 3, 4, 5] },
    ...{ opens: '09:00:00', closes: '18:30:00', minutes: 30, every_minutes: 60, gap_minutes: 0, notice_hours: 24 },
    ...{ in_person: true, by_video: true, self_confirming: false },
  }
  const about = (changes: object) => changeText('hours', { column: 'hours', to: { ...row, ...changes } })[0]?.label
  it('begins with the hours, as they were recorded', () => {
    expect(about({})).toBe(
      'Monday to Friday, 09:00 to 18:30. All homes, with the home’s negotiator. 30 minutes, every 60 minutes, ' +
        'in person or by video, 24 hours’ notice, confirmed by us.',
    )
    expect(about({ property_id: '', attendee_id: '' })).toContain('a deleted home, with a deleted account.')
    expect(about({ purpose: 'valuation', attendee_id: 'Ada', by_video: false })).toContain(
      'Valuation visits, with Ada.',
    )
    expect(about({ weekdays: 'none' })).toBeUndefined()
  })
  it.each([
    ['closes', '18:30:00', '19:00:00', 'Until 18:30 → 19:00'],
    ['weekdays', [1, 2, 3], [6], 'Days: Monday to Wednesday → Saturday'],
    ['property_id', null, 'Wharfside flat', 'Home: all homes → Wharfside flat'],
    ['attendee_id', 'Ada', null, 'Who: Ada → the home’s negotiator'],
    ['self_confirming', false, true, 'Booked at once: no → yes'],
    ['purpose', 'viewing', 'valuation', 'For Viewings of our homes → Valuation visits'],
    ['a_column_of_tomorrow', 1, 2, 'a column of tomorrow 1 → 2'],
  ])('of %s from %j to %j reads: %s', (column, from, to, text) => {
    expect(read('hours', column, from, to)).toEqual([text])
  })
})
