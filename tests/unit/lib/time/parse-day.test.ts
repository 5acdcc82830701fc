import { expect, test } from 'vitest'
import { isoDay, isoMonth } from '../../../../src/lib/time/parse-day'

test.each([
  ['10 September 2024', '2024-09-10'],
  ['29 February 2028', '2028-02-29'],
  ['29 February 2026', null],
  ['31 April 2026', null],
  ['10 Septembre 2024', null],
  ['2024-09-10', null],
])('%s is %s', (written, iso) => expect(isoDay(written)).toBe(iso))

test('a month is written without a day', () => expect(isoMonth('October 2026')).toBe('2026-10'))
