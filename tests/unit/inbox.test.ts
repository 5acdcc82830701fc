import { describe, expect, it } from 'vitest'
import { heads, inert, line, lines, mark, phoneCell } from '../../src/features/admin/enquiries/csv'
import { fieldsOf, gist, oddViewing } from '../../src/features/admin/enquiries/fields'
import { leftUnsaved, mergeFollowUp, rebased } from '../../src/features/admin/enquiries/follow-up'
import {
  counting,
  departmentMark,
  type Enquiry,
  fromKey,
  keyOf,
  kinds,
  longestWaiting,
  parsed,
  shortKind,
  stateLabel,
  type Tally,
} from '../../src/features/admin/enquiries/inbox'
import { fromSearch, isFiltered, noFilters, type Place, toSearch } from '../../src/features/admin/enquiries/inbox-url'
import { formatDay } from '../../src/lib/time/format-day'
import {
  londonBrief,
  formatLondonTime,
  londonSheet,
  momentOf,
  waited,
} from '../../src/features/admin/enquiries/format-moments'
import { callLink, greetingName, replyLink } from '../../src/features/admin/enquiries/reply'
import { patterns } from '../../src/features/admin/enquiries/search-text'

const id = '11111111-1111-4111-8111-111111111111'
const enquiry = (changes: Partial<Enquiry> = {}): Enquiry => ({
  kind: 'message',
  id,
  createdAt: '2026-07-01T08:05:00.123456+00:00',
  type: '',
  department: 'unknown',
  name: 'Adaeze Okafor',
  email: 'adaeze@example.com',
  phone: '',
  about: '',
  slug: null,
  message: '',
  details: {},
  state: 'new',
  note: '',
  version: 0,
  emailKey: '',
  phoneKey: '',
  ...changes,
})

describe('How long somebody has waited', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString()
  const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
  it.each([
    [0, 'just now', false],
    [-5000, 'just now', false],
    [59_999, 'just now', false],
    [minute, '1 minute', false],
    [59 * minute, '59 minutes', false],
    [hour, '1 hour', false],
    [2.9 * hour, '2 hours', false],
    [day - 1, '23 hours', false],
    [day, '1 day', true],
    [3 * day, '3 days', true],
    [400 * day, '400 days', true],
  ])('after %d ms is said as %s', (passed, text, late) => expect(waited(ago(passed), now)).toEqual({ text, late }))
  it('is counted from what either backend writes', () => {
    expect(momentOf('2026-11-21 07:32:11.953+00').toISOString()).toBe('2026-11-21T07:32:11.953Z')
    expect(momentOf('2026-11-21T07:32:11.953123+00:00').toISOString()).toBe('2026-11-21T07:32:11.953Z')
  })
})

describe('A moment is said in London’s time', () => {
  const summer = '2026-07-01T23:05:00+00:00'
  it('whole', () => expect(formatLondonTime(summer)).toBe('Thursday 2 July 2026, 00:05'))
  it('brief: the time where it is today, else the day', () => {
    expect(londonBrief(summer, new Date('2026-07-02T08:00:00Z'))).toBe('00:05')
    expect(londonBrief(summer, new Date('2026-07-01T20:00:00Z'))).toBe('2 Jul 2026')
  })
  it('that no clock can show stays as it is written', () => {
    for (const say of [formatLondonTime, londonSheet, (text: string) => londonBrief(text, new Date())])
      expect(say('infinity')).toBe('infinity')
    expect(formatDay('290000-01-01')).toBe('290000-01-01')
  })
  it('for a spreadsheet', () => expect(londonSheet(summer)).toBe('2026-07-02 00:05'))
})

describe('An answer is begun', () => {
  it.each([
    ['Adaeze Okafor', 'Adaeze'],
    ['李明', '李明'],
    ['Dr Tom Ashby', 'Dr Tom Ashby'],
    ['F. Al Mansoori', 'F. Al Mansoori'],
    ['Mr. Smith', 'Mr. Smith'],
    ['  Ngozi  Adéyẹmí ', 'Ngozi'],
  ])('%s is greeted as %s', (name, greeted) => expect(greetingName(name)).toBe(greeted))
  it.each([
    ['inquiry', 'Flat 1 & 2', 'Your enquiry about Flat 1 & 2'],
    ['booking', 'N1 2AA', 'Your valuation request'],
    ['request', 'N1 2AA', 'Your valuation request'],
    ['message', '', 'Your message to Meridian Row'],
  ] as const)('%s: its subject says what it is about', (kind, about, subject) => {
    const link = new URL(replyLink(enquiry({ kind, about })))
    expect([link.protocol, link.pathname, link.searchParams.get('subject')]).toEqual([
      'mailto:',
      'adaeze@example.com',
      subject,
    ])
    expect(link.searchParams.get('body')).toMatch(/^Dear Adaeze,\r\n[^]*Meridian Row\r\n020 7946 0112/)
  })
  it('to an address that would add words of its own to the link', () => {
    const link = new URL(replyLink(enquiry({ email: 'a?bcc=x&y@example.com' })))
    expect(decodeURIComponent(link.pathname)).toBe('a?bcc=x&y@example.com')
    expect(link.searchParams.get('bcc')).toBeNull()
  })
  it.each([
    ['+44 (0)20 7946 0112', 'tel:+442079460112'],
    ['07700 900 123', 'tel:07700900123'],
    ['+234 803-000.0000', 'tel:+2348030000000'],
    ['(020) 7946 0112', 'tel:02079460112'],
    ['ask Mei', null],
    ['', null],
  ])('%s is dialled as %s', (phone, link) => expect(callLink(phone)).toBe(link))
})

describe('The filters stand in the address', () => {
  const places: Place[] = [
    { ...noFilters, open: '' },
    {
      kind: 'booking',
      state: 'viewing_booked',
      department: 'lettings',
      order: 'oldest',
      q: 'okafor & 李明 100%',
      page: 7,
      open: `message:${id}`,
    },
    { ...noFilters, q: '+44', open: '' },
  ]
  it.each(places)('%j comes back as it was', (place) => expect(fromSearch(toSearch(place))).toEqual(place))
  it('and say only what differs', () => {
    expect(toSearch({ ...noFilters, open: '' })).toBe('')
    expect(toSearch({ ...noFilters, state: 'new', page: 2, open: '' })).toBe('?state=new&page=2')
  })
  it('and what does not fit is left out', () =>
    expect(fromSearch('?kind=gift&state=lost&department=gifts&order=__proto__&page=-3&open=message:1')).toEqual({
      ...noFilters,
      open: '',
    }))
  it('and a key leads to one enquiry or to none', () => {
    expect(fromKey(keyOf(enquiry()))).toEqual({ kind: 'message', id })
    expect(fromKey(`gift:${id}`)).toBeNull()
  })
  it('and tell a list that leaves something out from one in another order', () =>
    expect(
      [
        { ...noFilters, order: 'oldest', page: 2 } as const,
        { ...noFilters, q: 'a' },
        { ...noFilters, department: 'sales' } as const,
      ].map(isFiltered),
    ).toEqual([false, true, true]))
})

describe('Words of a search', () => {
  it('are looked for each by itself, and mean themselves', () =>
    expect(patterns('  Okafor\u200B 100%_A\\*  ')).toEqual(['%okafor%', '%100\\%\\_a\\\\_%']))
  it.each([
    ['Adébáyọ̀', ['adebayo']],
    ['ADEBAYO', ['adebayo']],
    ['Łódź Øster', ['lodz', 'oster']],
    ["O’Brien o'brien", ['obrien', 'obrien']],
    ['semi-detached', ['semidetached']],
    ['李明', ['李明']],
    ['N1 2XX', ['n12xx']],
    ['n12xx', ['n12xx']],
    ['WC1X 8LU flat', ['wc1x8lu', 'flat']],
    ['N1 2', ['n1', '2']],
    ['7700 900456', ['7700', '900456']],
    ['+447700900456', ['447700900456']],
    ['07700 900456', ['7700', '900456']],
    ['0044 7700 900456', ['44', '7700', '900456']],
    ['00447700900456', ['447700900456']],
    ['+44(0)7700900456', ['447700900456']],
    ['(020) 7946-0112', ['020', '79460112']],
    ['0803 000 0000', ['803', '000', '00']],
    ['+', []],
  ])('%s are folded to %j', (q, words) => expect(patterns(q)).toEqual(words.map((word) => `%${word}%`)))
})

describe('The tally', () => {
  const tally: Tally[] = [
    { kind: 'message', state: 'new', department: 'unknown', enquiries: 3, oldest: '2026-11-20 10:00:00+00' },
    { kind: 'message', state: 'closed', department: 'unknown', enquiries: 4, oldest: '2026-01-01 10:00:00+00' },
    { kind: 'booking', state: 'new', department: 'sales', enquiries: 5, oldest: '2026-11-19 10:00:00+00' },
  ]
  it.each([
    ['', '', '', 12],
    ['message', '', '', 7],
    ['', 'new', '', 8],
    ['booking', 'new', '', 5],
    ['request', '', '', 0],
    ['', '', 'sales', 5],
    ['message', '', 'sales', 0],
  ] as const)('of kind “%s” in state “%s” for department “%s” is %d', (kind, state, department, count) =>
    expect(counting(tally, { kind, state, department })).toBe(count),
  )
  it('knows who has waited longest: closed ones wait no more', () =>
    expect(longestWaiting(tally)).toBe('2026-11-19 10:00:00+00'))
})

describe('What an enquiry says', () => {
  const rental = enquiry({
    kind: 'inquiry',
    type: 'rent',
    details: {
      id,
      name: 'x',
      property_id: id,
      employment_status: 'employed',
      current_position: 'Surveyor',
      annual_income: 62000,
      preferred_viewing_date: '2027-03-28T09:00:00+00:00',
      preferred_move_date: '2027-04-02',
      message: null,
      source_page: 'Flyer',
    },
  })
  it('is every field in words and London’s time, one that nobody foresaw as well', () =>
    expect(fieldsOf(rental).map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Employment: Employed',
      'Position: Surveyor',
      'Annual income: £62,000',
      'Viewing: Sunday 28 March 2027, 10:00 (outside office hours)',
      'Move in: 2 April 2027',
      'source page: Flyer',
    ]))
  it('of a valuation says what for, and in the list, where its kind says that, what of', () => {
    const valuation = enquiry({
      kind: 'booking',
      type: 'switch',
      details: { property_types: ['newFlat', 'secondHandHouse'], postcode: 'N1 2AA' },
    })
    expect(fieldsOf(valuation)[0]).toEqual({ label: 'Valuation for', value: 'Thinking of switching agent' })
    expect(gist(valuation)).toBe('New-build flat, Existing house')
  })
  it('in one line is the message', () => expect(gist(enquiry({ message: 'Good\n\nmorning' }))).toBe('Good morning'))
  it('of a row that this code does not know is left out', () =>
    expect(
      parsed([
        { kind: 'gift', id },
        { kind: 'message', id },
      ]),
    ).toHaveLength(1))
})

describe('What an enquiry is called', () => {
  it.each([
    ['inquiry', 'buy', 'To buy'],
    ['inquiry', 'rent', 'To rent'],
    ['booking', 'sale', 'Sale valuation'],
    ['booking', 'rental', 'Rental valuation'],
    ['booking', 'switch', 'Switching agent'],
    ['request', 'sales', 'Sale valuation'],
    ['request', 'rental', 'Rental valuation'],
    ['message', '', 'Message'],
  ] as const)('%s of type “%s”: %s', (kind, type, words) => expect(shortKind({ kind, type })).toBe(words))
  it('says whose business it is, where that is known', () =>
    expect((['sales', 'lettings', 'unknown'] as const).map((department) => departmentMark({ department }))).toEqual([
      'Sales',
      'Lettings',
      '',
    ]))
  it('a booked valuation is no viewing', () =>
    expect([...kinds.map(({ value }) => stateLabel('viewing_booked', value)), stateLabel('viewing_booked')]).toEqual([
      'Viewing booked',
      'Valuation booked',
      'Valuation booked',
      'Visit booked',
      'Visit booked',
    ]))
  it.each([
    ['2026-11-23T09:00:00Z', false],
    ['2026-11-23T18:29:00Z', false],
    ['2026-11-23T18:30:00Z', true],
    ['2026-11-23T01:30:00Z', true],
    ['2026-11-22T12:00:00Z', true],
    ['2026-11-21T15:30:00Z', false],
    ['2026-11-21T16:00:00Z', true],
    ['2026-07-01T08:00:00Z', false],
    ['2026-07-01T07:59:00Z', true],
    ['infinity', false],
    [null, false],
  ])('a viewing at %s is outside office hours: %s', (at, odd) =>
    expect(oddViewing({ details: { preferred_viewing_date: at } })).toBe(odd),
  )
})

describe('Two people in one enquiry', () => {
  const base = { state: 'new', note: '' } as const
  it('each keeps what the other changed', () =>
    expect(mergeFollowUp(base, { ...base, note: 'Mine.' }, { ...base, state: 'closed' })).toEqual({
      row: { state: 'closed', note: 'Mine.' },
      conflicts: [],
    }))
  it('both notes are kept, and of two statuses the one that was saved', () =>
    expect(mergeFollowUp(base, { state: 'contacted', note: 'Mine.' }, { state: 'closed', note: 'Theirs.' })).toEqual({
      row: { state: 'closed', note: 'Theirs.\n\nMine.' },
      conflicts: ['state'],
    }))
  it('notes that are too long together are left for somebody to shorten', () => {
    const [mine, theirs] = ['m'.repeat(3000), 't'.repeat(3000)]
    const merged = mergeFollowUp(base, { ...base, note: mine }, { ...base, note: theirs })
    expect(merged).toEqual({ row: { state: 'new', note: theirs }, conflicts: ['note'] })
    const sent = { ...base, note: mine, base }
    const left = leftUnsaved(sent, sent, { ...merged.row, version: 2, conflicts: merged.conflicts })
    expect(left).toEqual({ state: 'new', note: `${theirs}\n\n${mine}`, base: merged.row })
  })
  it('what is not saved follows what is stored where nothing was changed', () =>
    expect(rebased({ state: 'new', note: 'Mine.', base }, { state: 'closed', note: 'Theirs.' })).toEqual({
      state: 'closed',
      note: 'Mine.',
      base: { state: 'closed', note: '' },
    }))
  it('what was typed while a save was under way is not saved yet, and the rest is', () => {
    const sent = { ...base, note: 'First.', base }
    const saved = { state: 'closed' as const, note: 'Theirs.\n\nFirst.', version: 2, conflicts: [] }
    expect(leftUnsaved(sent, sent, saved)).toBeNull()
    expect(leftUnsaved({ ...sent, note: 'First. Second.' }, sent, saved)).toEqual({
      state: 'closed',
      note: 'First. Second.',
      base: { state: 'closed', note: 'First.' },
    })
  })
  it('a status that was not saved is still chosen', () => {
    const sent = { state: 'contacted', note: 'Mine.', base } as const
    expect(leftUnsaved(sent, sent, { state: 'closed', note: 'Mine.', version: 2, conflicts: ['state'] })).toEqual({
      state: 'contacted',
      note: 'Mine.',
      base: { state: 'closed', note: 'Mine.' },
    })
  })
})

describe('A spreadsheet', () => {
  it.each([
    ['plain', 'plain'],
    ['李明 👩‍👧', '李明 👩‍👧'],
    ['', ''],
    ['=HYPERLINK("http://a.example","x")', '\'=HYPERLINK("http://a.example","x")'],
    ['+1+1', "'+1+1"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', "'\r=1"],
    [' =1', "' =1"],
    ['\u00A0=1', "'\u00A0=1"],
    ['＝1+1', "'＝1+1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠A', "'＠A"],
    ['02079460112', "'02079460112"],
    ['5+', '5+'],
  ])('runs no formula: it takes the text %j as %j', (text, written) => expect(inert(text)).toBe(written))
  it.each([
    ['+44 20 7946 0112', '020 7946 0112'],
    ['02079460112', '020 7946 0112'],
    ['+44 (0)20-7946.0112', '020 7946 0112'],
    ['0044 7700 900456', '07700 900456'],
    ['+447700900456', '07700 900456'],
    ['7700 900456', '7700 900456'],
    ['+2348030000000', '00 2348030000000'],
    ['+234 803 000 0000', '00 234 803 000 0000'],
    ['00234 803 000 0000', '00 234 803 000 0000'],
    ['+44 20 7946 0112 ext 5', '00 44 20 7946 0112 ext 5'],
    ['12125550100', '12125 550100'],
    ['', ''],
    ['ask Mei', 'ask Mei'],
  ])('takes the telephone number %j as the text %s, without an apostrophe', (phone, written) =>
    expect(phoneCell(phone)).toBe(written),
  )
  it.each(['=HYPERLINK("http://07700900456")', '@07700900456', '+cmd|/c calc', '-2+3', ' =07700900456', '＋44 20'])(
    'runs no formula that stands for a telephone number: %j',
    (phone) => expect(phoneCell(phone)).toBe(`'${phone.trim()}`),
  )
  it('quotes each cell, is told that it is UTF-8, and its lines end as RFC 4180 has it', () =>
    expect([mark, line(['Flat 1, "The Mews"', 'two\nlines'])]).toEqual([
      '\uFEFF',
      '"Flat 1, ""The Mews""","two\nlines"\r\n',
    ]))
  it('has a cell for each head, whatever the kind', () => {
    for (const kind of ['inquiry', 'booking', 'request', 'message'] as const) {
      const written = lines([enquiry({ kind, message: 'One\nline', note: '"quoted"' })])
      expect(written.split('","')).toHaveLength(heads.length)
      expect(written.endsWith(`"${id}"\r\n`)).toBe(true)
    }
  })
  it('can be sorted by its dates, and its heads say what is below them', () => {
    const details = {
      employment_status: 'employed',
      property_types: ['newFlat'],
      preferred_viewing_date: '2026-07-01T00:30:00Z',
      preferred_move_date: '2026-07-20',
    }
    const written = lines([
      enquiry({ kind: 'inquiry', type: 'rent', department: 'lettings', state: 'viewing_booked', details }),
    ])
    expect(
      Object.fromEntries(
        written
          .trim()
          .slice(1, -1)
          .split('","')
          .map((cell, n) => [heads[n], cell]),
      ),
    ).toMatchObject({
      'Received (London)': '2026-07-01 09:05',
      Department: 'Lettings',
      Kind: 'To rent',
      Status: 'Viewing booked',
      'Viewing (London)': '2026-07-01 01:30',
      'Move in': '2026-07-20',
      Employment: 'Employed',
      'Property type': 'New-build flat',
    })
  })
})
