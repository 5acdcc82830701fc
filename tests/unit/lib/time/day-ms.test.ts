import { expect, it } from 'vitest'
import { daysFrom } from '../../../../src/lib/time/day-ms'

it('Days follow each other also where the clocks change', () =>
  expect(daysFrom('2026-03-28', 3)).toEqual(['2026-03-28', '2026-03-29', '2026-03-30']))
