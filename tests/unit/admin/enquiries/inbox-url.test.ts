import { describe, expect, it } from 'vitest'
import type { Enquiry } from '../../../../src/domain/enquiry/enquiry'
import {
  parseInboxUrl,
  type Filters,
  isFiltered,
  noFilters,
  type InboxLocation,
  inboxQuery,
  pageSize,
  rowsBefore,
} from '../../../../src/admin/enquiries/inbox-url'
import { enquiry, id } from './enquiry'
import { inAddress } from '../../../hostile'

describe('The filters in the address', () => {
  const places: InboxLocation[] = [
    { ...noFilters, open: '' },
    {
      kind: 'booking',
      state: 'viewing_booked',
      department: 'lettings',
      due: 'month',
      assignee: 'me',
      listing: id,
      order: 'oldest',
      q: 'okafor & 李明 100%',
      page: 7,
      open: `message:${id}`,
    },
    { ...noFilters, q: '+44', open: '' },
    { ...noFilters, assignee: id, open: '' },
  ]
  it.each(places)('%j are restored', (place) => expect(parseInboxUrl(inboxQuery(place))).toEqual(place))
  it('contain only non-default values', () => {
    expect(inboxQuery({ ...noFilters, open: '' })).toBe('')
    expect(inboxQuery({ ...noFilters, state: 'new', page: 2, open: '' })).toBe('?state=new&page=2')
  })
  it('ignore invalid values', () =>
    expect(
      parseInboxUrl(
        '?kind=gift&state=lost&department=gifts&due=never&for=them&home=1&order=__proto__&page=-3&open=message:1',
      ),
    ).toEqual({
      ...noFilters,
      open: '',
    }))
  it('distinguish a filtered list from one in another order', () =>
    expect(
      [
        { ...noFilters, order: 'oldest', page: 2 } as const,
        { ...noFilters, q: 'a' },
        { ...noFilters, department: 'sales' } as const,
        { ...noFilters, assignee: id },
        { ...noFilters, listing: id },
      ].map(isFiltered),
    ).toEqual([false, true, true, true, true]))
})

it.each(inAddress)('an address with %s in it is read', (value) =>
  expect(() =>
    parseInboxUrl(`?page=${value}&kind=${value}&open=${value}&q=${value}&for=${value}&home=${value}`),
  ).not.toThrow(),
)

describe('A page', () => {
  const start = (page: number, changes: Partial<Filters>, before?: Parameters<typeof rowsBefore>[1]) =>
    rowsBefore({ ...noFilters, ...changes, page }, before, 'tom')
  const rows = (changed: number, change: Partial<Enquiry>) =>
    Array.from({ length: pageSize }, (_, n) =>
      enquiry({ id: `${n}`, state: 'contacted', version: 4, ...(n < changed && change) }),
    )
  it('begins by its number, if the one before was not shown', () =>
    expect([start(1, {}), start(3, {})]).toEqual([0, 2 * pageSize]))
  it.each([
    [{ state: 'contacted' }, { state: 'closed' }, 3],
    [{ state: 'open' }, { state: 'closed' }, 3],
    [{ assignee: 'nobody' }, { assignedTo: 'tom' }, 3],
    [{ assignee: 'me' }, { assignedTo: 'tom' }, pageSize - 3],
    [{}, { state: 'closed' }, 0],
  ] as const)('of %o skips none, after 3 rows of the one before became %o', (filters, change, gone) =>
    expect(start(3, filters, { from: 40, enquiries: rows(3, change), asRead: rows(0, {}) })).toBe(40 + pageSize - gone),
  )
  it.each([{ state: 'closed' }, { version: 5 }] as const)(
    'of those due for erasure skips none, after 3 rows of the one before became %o, which postpones their erasure',
    (change) => {
      const before = { from: 40, enquiries: rows(3, change), asRead: rows(0, {}) }
      expect(start(3, { due: 'month' }, before)).toBe(40 + pageSize - 3)
    },
  )
})
