import { describe, expect, it } from 'vitest'
import { depositCap, depositWeeks, weeklyRent } from '../../../../src/domain/market/rent'

describe('Deposits, rounded down to the penny', () => {
  it.each([
    [1000, 230.76, 5, 1153.84],
    [2400, 553.84, 5, 2769.23],
    [4166.66, 961.53, 5, 4807.68],
    [4166.67, 961.53, 6, 5769.23],
    [4750, 1096.15, 6, 6576.92],
    [2800, 646.15, 5, 3230.76],
  ])('of £%d a month: a week is £%d, the cap is %d weeks, £%d', (rent, week, weeks, cap) =>
    expect([weeklyRent(rent), depositWeeks(rent), depositCap(rent)]).toEqual([week, weeks, cap]),
  )
})
