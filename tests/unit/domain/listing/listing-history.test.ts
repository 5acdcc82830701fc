import { expect, it } from 'vitest'
import { historyRows, parseHistory } from '../../../../src/domain/listing/listing-history'

it('A history shows the newest event first, with its day, price and difference', () => {
  const history = parseHistory([
    { day: '2026-03-02', event: 'listed', price: 500000 },
    { day: '2026-05-04', event: 'reduced', price: 480000, before: 500000 },
    { day: '2026-06-01', event: 'under_offer' },
  ])
  expect(historyRows(history)).toEqual([
    { day: '2026-06-01', dayText: '1 June 2026', label: 'Under offer', price: '', difference: '' },
    { day: '2026-05-04', dayText: '4 May 2026', label: 'Reduced', price: '£480,000', difference: '£20,000 less (4%)' },
    { day: '2026-03-02', dayText: '2 March 2026', label: 'Listed', price: '£500,000', difference: '' },
  ])
})

it('A small reduction has no percentage', () => {
  const [row] = historyRows([{ day: '2026-05-04', event: 'reduced', price: 499000, before: 500000 }])
  expect(row?.difference).toBe('£1,000 less')
})

it.each([null, 'nonsense', [{ day: 'infinity', event: 'listed' }], [{ day: '2026-01-01', event: 'vendor_note' }]])(
  'A malformed history is empty: %j',
  (events) => expect(parseHistory(events)).toEqual([]),
)
