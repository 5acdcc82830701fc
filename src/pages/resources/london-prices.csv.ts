import { toCsv } from '../../domain/market/market'
import { publishedPrices } from '../../domain/market/published-prices'

/** The price table as a spreadsheet. */
export async function GET() {
  const { rows, market } = await publishedPrices()
  return new Response(toCsv(rows, market.month), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="london-prices.csv"',
    },
  })
}
