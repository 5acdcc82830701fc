/** An area's entry in src/agency/data/prices.yaml. */
export interface AreaPrices {
  /** Thirteen monthly averages in pounds, oldest first. */
  prices: number[]
  rent: number
  rentYearAgo: number
}

/** A row of the price table; percentages to one decimal. */
export interface PriceRow {
  area: string
  avgPrice: number
  yearAgo: number
  changePercent: number
  avgRent: number
  rentYearAgo: number
  rentChangePercent: number
  rentYield: number
  series: number[]
}

/**
 * Gross rental yield in per cent, rounded to one decimal: annual rent over price.
 * @param price pounds
 * @param rent pounds per month
 * @throws RangeError for a price that is not positive
 */
export function grossYield(price: number, rent: number) {
  if (!(price > 0)) throw new RangeError(`A home at £${price} has no yield`)
  return Math.round((rent * 12 * 1000) / price) / 10
}

/** The change between two figures, in per cent to one decimal. */
const changeBetween = (before: number, now: number) => Math.round((now / before - 1) * 1000) / 10

export function priceRow(area: string, { prices, rent, rentYearAgo }: AreaPrices): PriceRow {
  const [yearAgo, avgPrice] = [prices.at(0), prices.at(-1)]
  if (!yearAgo || !avgPrice) throw new RangeError(`${area} has no prices`)
  return {
    area,
    avgPrice,
    yearAgo,
    changePercent: changeBetween(yearAgo, avgPrice),
    avgRent: rent,
    rentYearAgo,
    rentChangePercent: changeBetween(rentYearAgo, rent),
    rentYield: grossYield(avgPrice, rent),
    series: prices,
  }
}

const mean = (figures: number[]) => figures.reduce((sum, figure) => sum + figure, 0) / figures.length
const areaWithHighest = (rows: PriceRow[], figure: (row: PriceRow) => number) =>
  rows.reduce((best, row) => (figure(row) > figure(best) ? row : best))

/** The market overview. Averages are over areas, not sales: each area counts once. */
export function overview(rows: PriceRow[]) {
  const price = Math.round(mean(rows.map(({ avgPrice }) => avgPrice)) / 1000) * 1000
  return {
    price,
    change: changeBetween(mean(rows.map(({ yearAgo }) => yearAgo)), mean(rows.map(({ avgPrice }) => avgPrice))),
    rent: Math.round(mean(rows.map(({ avgRent }) => avgRent)) / 10) * 10,
    rising: rows.filter(({ changePercent }) => changePercent > 0).length,
    dearest: areaWithHighest(rows, ({ avgPrice }) => avgPrice),
    cheapest: areaWithHighest(rows, ({ avgPrice }) => -avgPrice),
    fastest: areaWithHighest(rows, ({ changePercent }) => changePercent),
    slowest: areaWithHighest(rows, ({ changePercent }) => -changePercent),
    yields: [
      Math.min(...rows.map(({ rentYield }) => rentYield)),
      Math.max(...rows.map(({ rentYield }) => rentYield)),
    ] as const,
  }
}

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** The table as CSV (RFC 4180): plain numbers, units in the header. */
export function toCsv(rows: PriceRow[], month: string) {
  const header = [
    'Area',
    'Month',
    'Average Sale Price (GBP)',
    'Annual Change (%)',
    'Average Rent pcm (GBP)',
    'Rental Yield (%)',
  ]
  const lines = rows.map((row) => [
    row.area,
    month,
    row.avgPrice,
    row.changePercent.toFixed(1),
    row.avgRent,
    row.rentYield.toFixed(1),
  ])
  return [header, ...lines].map((cells) => `${cells.map((cell) => quoted(String(cell))).join(',')}\r\n`).join('')
}
