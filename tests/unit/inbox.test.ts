import { describe, expect, it } from 'vitest'
import { cell, heads, line, lines, mark } from '../../src/features/inbox/csv'
import { fieldsOf, gist } from '../../src/features/inbox/fields'
import { counting, type Enquiry, fromKey, keyOf, longestWaiting, parsed, type Tally } from '../../src/features/inbox/inbox'
import { fromSearch, noFilters, patterns, type Place, toSearch } from '../../src/features/inbox/place'
import { formatDay } from '../../src/lib/dates'
import { londonBrief, londonMoment, londonSheet, momentOf, waited } from '../../src/features/inbox/moments'
import { callLink, greetingName, replyLink } from '../../src/features/inbox/reply'

const id = '11111111-1111-4111-8111-111111111111'
const enquiry = (changes: Partial<Enquiry> = {}): Enquiry => ({
  kind: 'message', id, createdAt: '2026-07-01T08:05:00.123456+00:00', type: '', name: 'Adaeze Okafor', email: 'adaeze@example.com', phone: '', about: '', slug: null,
  message: '', details: {}, state: 'new', note: '', emailKey: '', phoneKey: '', ...changes,
})

describe('How long somebody has waited', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString()
  const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
  it.each([
    [0, 'just now', false], [-5000, 'just now', false], [59_999, 'just now', false], [minute, '1 minute', false], [59 * minute, '59 minutes', false],
    [hour, '1 hour', false], [2.9 * hour, '2 hours', false], [day - 1, '23 hours', false], [day, '1 day', true], [3 * day, '3 days', true], [400 * day, '400 days', true],
  ])('after %d ms is said as %s', (passed, text, late) => expect(waited(ago(passed), now)).toEqual({ text, late }))
  it('is counted from what either backend writes', () => {
    expect(momentOf('2026-11-21 07:32:11.953+00').toISOString()).toBe('2026-11-21T07:32:11.953Z')
    expect(momentOf('2026-11-21T07:32:11.953123+00:00').toISOString()).toBe('2026-11-21T07:32:11.953Z')
  })
})

describe('A moment is said in London’s time', () => {
  const summer = '2026-07-01T23:05:00+00:00'
  it('whole', () => expect(londonMoment(summer)).toBe('Thursday 2 July 2026, 00:05'))
  it('brief: the time where it is today, else the day', () => {
    expect(londonBrief(summer, new Date('2026-07-02T08:00:00Z'))).toBe('00:05')
    expect(londonBrief(summer, new Date('2026-07-01T20:00:00Z'))).toBe('2 Jul 2026')
  })
  it('that no clock can show stays as it is written', () => {
    for (const say of [londonMoment, londonSheet, (text: string) => londonBrief(text, new Date())]) expect(say('infinity')).toBe('infinity')
    expect(formatDay('290000-01-01')).toBe('290000-01-01')
  })
  it('for a spreadsheet', () => expect(londonSheet(summer)).toBe('2026-07-02 00:05'))
})

describe('An answer is begun', () => {
  it.each([
    ['Adaeze Okafor', 'Adaeze'], ['李明', '李明'], ['Dr Tom Ashby', 'Dr Tom Ashby'], ['F. Al Mansoori', 'F. Al Mansoori'], ['Mr. Smith', 'Mr. Smith'], ['  Ngozi  Adéyẹmí ', 'Ngozi'],
  ])('%s is greeted as %s', (name, greeted) => expect(greetingName(name)).toBe(greeted))
  it.each([
    ['inquiry', 'Flat 1 & 2', 'Your enquiry about Flat 1 & 2'], ['booking', 'N1 2AA', 'Your valuation request'], ['request', 'N1 2AA', 'Your valuation request'], ['message', '', 'Your message to Meridian Row'],
  ] as const)('%s: its subject says what it is about', (kind, about, subject) => {
    const link = new URL(replyLink(enquiry({ kind, about })))
    expect([link.protocol, link.pathname, link.searchParams.get('subject')]).toEqual(['mailto:', 'adaeze@example.com', subject])
    expect(link.searchParams.get('body')).toMatch(/^Dear Adaeze,\r\n[^]*Meridian Row\r\n020 7946 0112/)
  })
  it('to an address that would add words of its own to the link', () => {
    const link = new URL(replyLink(enquiry({ email: 'a?bcc=x&y@example.com' })))
    expect(decodeURIComponent(link.pathname)).toBe('a?bcc=x&y@example.com')
    expect(link.searchParams.get('bcc')).toBeNull()
  })
  it.each([
    ['+44 (0)20 7946 0112', 'tel:+442079460112'], ['07700 900 123', 'tel:07700900123'], ['+234 803-000.0000', 'tel:+2348030000000'], ['(020) 7946 0112', 'tel:02079460112'], ['ask Mei', null], ['', null],
  ])('%s is dialled as %s', (phone, link) => expect(callLink(phone)).toBe(link))
})

describe('The filters stand in the address', () => {
  const places: Place[] = [
    { ...noFilters, open: '' }, { kind: 'booking', state: 'viewing_booked', q: 'okafor & 李明 100%', page: 7, open: `message:${id}` }, { ...noFilters, q: '+44', open: '' },
  ]
  it.each(places)('%j comes back as it was', (place) => expect(fromSearch(toSearch(place))).toEqual(place))
  it('and say only what differs', () => {
    expect(toSearch({ ...noFilters, open: '' })).toBe('')
    expect(toSearch({ ...noFilters, state: 'new', page: 2, open: '' })).toBe('?state=new&page=2')
  })
  it('and what does not fit is left out', () =>
    expect(fromSearch('?kind=gift&state=lost&page=-3&open=message:1')).toEqual({ ...noFilters, open: '' }))
  it('and a key leads to one enquiry or to none', () => {
    expect(fromKey(keyOf(enquiry()))).toEqual({ kind: 'message', id })
    expect(fromKey(`gift:${id}`)).toBeNull()
  })
  it('words are looked for each by itself, and mean themselves', () => expect(patterns('  Okafor\u200B 100%_A\\*  ')).toEqual(['%okafor%', '%100\\%\\_a\\\\_%']))
})

describe('The tally', () => {
  const tally: Tally[] = [
    { kind: 'message', state: 'new', enquiries: 3, oldest: '2026-11-20 10:00:00+00' },
    { kind: 'message', state: 'closed', enquiries: 4, oldest: '2026-01-01 10:00:00+00' },
    { kind: 'booking', state: 'new', enquiries: 5, oldest: '2026-11-19 10:00:00+00' },
  ]
  it.each([['', '', 12], ['message', '', 7], ['', 'new', 8], ['booking', 'new', 5], ['request', '', 0]] as const)('of kind “%s” in state “%s” is %d', (kind, state, count) => expect(counting(tally, kind, state)).toBe(count))
  it('knows who has waited longest: closed ones wait no more', () => expect(longestWaiting(tally)).toBe('2026-11-19 10:00:00+00'))
})

describe('What an enquiry says', () => {
  const rental = enquiry({
    kind: 'inquiry', type: 'rent',
    details: { id, name: 'x', property_id: id, employment_status: 'employed', current_position: 'Surveyor', annual_income: 62000, preferred_viewing_date: '2027-03-28T09:00:00+00:00', preferred_move_date: '2027-04-02', message: null, source_page: 'Flyer' },
  })
  it('is every field in words and London’s time, one that nobody foresaw as well', () =>
    expect(fieldsOf(rental).map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Work: Employed', 'Position: Surveyor', 'Annual income: £62,000', 'Viewing: Sunday 28 March 2027, 10:00', 'Move in: 2 April 2027', 'source page: Flyer',
    ]))
  it('of a valuation says what for', () =>
    expect(gist(enquiry({ kind: 'booking', type: 'switch', details: { property_types: ['newFlat', 'secondHandHouse'], postcode: 'N1 2AA' } }))).toBe('Thinking of switching agent · New-build flat, Existing house'))
  it('in one line is the message', () => expect(gist(enquiry({ message: 'Good\n\nmorning' }))).toBe('Good morning'))
  it('of a row that this code does not know is left out', () => expect(parsed([{ kind: 'gift', id }, { kind: 'message', id }])).toHaveLength(1))
})

describe('A spreadsheet', () => {
  it.each([
    ['plain', '"plain"'], ['Flat 1, "The Mews"', '"Flat 1, ""The Mews"""'], ['two\nlines', '"two\nlines"'], ['李明 👩‍👧', '"李明 👩‍👧"'], ['', '""'],
    ['=HYPERLINK("http://a.example","x")', '"\'=HYPERLINK(""http://a.example"",""x"")"'], ['+1+1', '"\'+1+1"'], ['-2', '"\'-2"'], ['@SUM(A1)', '"\'@SUM(A1)"'],
    ['\t=1', '"\'\t=1"'], ['\r=1', '"\'\r=1"'], [' =1', '"\' =1"'], ['\u00A0=1', '"\'\u00A0=1"'], ['＝1+1', '"\'＝1+1"'], ['＋1', '"\'＋1"'], ['－1', '"\'－1"'], ['＠A', '"\'＠A"'],
    ['+44 20 7946 0112', '"\'+44 20 7946 0112"'], ['02079460112', '"\'02079460112"'], ['020 7946 0112', '"020 7946 0112"'], ['5+', '"5+"'],
  ])('takes %j as %s', (text, written) => expect(cell(text)).toBe(written))
  it('is told that it is UTF-8, and its lines end as RFC 4180 has it', () => {
    expect([mark, line(['a', 'b'])]).toEqual(['\uFEFF', '"a","b"\r\n'])
  })
  it('has a cell for each head, whatever the kind', () => {
    for (const kind of ['inquiry', 'booking', 'request', 'message'] as const) {
      const written = lines([enquiry({ kind, message: 'One\nline', note: '"quoted"' })])
      expect(written.split('","')).toHaveLength(heads.length)
      expect(written.endsWith(`"${id}"\r\n`)).toBe(true)
    }
  })
})
