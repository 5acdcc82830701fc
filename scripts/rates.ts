// Fetches exchange rates for the indicative prices in other currencies.
import { readFile, writeFile } from 'node:fs/promises'
import { parse } from 'yaml'
import { failureReason, main, UserError } from './lib/cli.ts'
import { root } from './lib/paths.ts'

// Two public sources. The European Central Bank has no naira and no dirham. The dirham is pegged to the dollar, and the
// naira comes from a source that requires attribution.
const file = `${root}src/data/rates.yaml`
const peg = 3.6725

interface RateTable {
  date: string
  rate: (currency: string) => number
}

async function fetchTable(name: string, url: string, dateOf: (body: Record<string, unknown>) => string) {
  const response = await fetch(url, { signal: AbortSignal.timeout(15_000) }).catch((error: unknown) => {
    throw new UserError(`${name} could not be reached (${failureReason(error)}). The rates stay as they were.`)
  })
  if (!response.ok) throw new UserError(`${name} answered ${response.status}. The rates stay as they were.`)
  const body = (await response.json()) as { rates?: Record<string, number> }
  const table: RateTable = {
    date: dateOf(body),
    rate: (currency) => {
      const rate = body.rates?.[currency] ?? 0
      if (!(rate > 0)) throw new UserError(`${name} has no rate for ${currency}. The rates stay as they were.`)
      return rate
    },
  }
  return table
}

await main(async () => {
  const old = parse(await readFile(file, 'utf8')) as Record<string, { name: string }>
  const bank = await fetchTable(
    'The European Central Bank’s table (frankfurter.dev)',
    'https://api.frankfurter.dev/v1/latest?base=GBP&symbols=USD,EUR,CNY,HKD',
    ({ date }) => String(date),
  )
  const exchangeRateApi = await fetchTable(
    'ExchangeRate-API',
    'https://open.er-api.com/v6/latest/GBP',
    ({ time_last_update_unix: time }) => new Date(Number(time) * 1000).toISOString().slice(0, 10),
  )
  const rateOf = (currency: string) => {
    if (currency === 'AED')
      return {
        rate: Number((bank.rate('USD') * peg).toFixed(4)),
        source: 'the dirham’s fixed rate against the US dollar',
        date: bank.date,
      }
    if (currency === 'NGN')
      return { rate: exchangeRateApi.rate('NGN'), source: 'ExchangeRate-API', date: exchangeRateApi.date }
    return { rate: bank.rate(currency), source: 'the European Central Bank', date: bank.date }
  }
  const lines = Object.entries(old).map(([currency, { name }]) => {
    const { rate, source, date } = rateOf(currency)
    return `${currency}: { name: ${name}, rate: ${rate}, source: '${source}', date: ${date} }`
  })
  await writeFile(
    file,
    `# Exchange rates of the pound, for the approximate prices beside the pounds. \`npm ` +
      `run rates\` rewrites this file.\n${lines.join('\n')}\n`,
  )
  console.log(lines.join('\n'))
})
