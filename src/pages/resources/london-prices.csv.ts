import { toCsv } from '../../lib/market'
import { publishedPrices } from '../../lib/published-prices'

/** The price table for a spreadsheet. */
export async function GET() {
  const { rows, market } = await publishedPrices()
  return new Response(toCsv(rows, market.month.toISOString().slice(0, 7)), {
    headers: { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': 'attachment; filename="london-prices.csv"' },
  })
}
