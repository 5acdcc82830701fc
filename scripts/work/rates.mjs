import { readFile, writeFile } from 'node:fs/promises'
import { parse } from 'yaml'
import { root } from '../lib/paths.mjs'
import { main, UserError } from '../lib/say.mjs'

// Two public tables. The European Central Bank has no naira and no dirham: the dirham is pegged to the dollar, and the
// naira comes from a table that asks to be named.
const file = `${root}src/data/rates.yaml`
const peg = 3.6725

async function table(name, url, pick) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(15_000) }).catch((error) => {
    throw new UserError(
      `${name} could not be reached (${error.cause?.code ?? error.message}). The rates stay as they were.`,
    )
  })
  if (!answer.ok) throw new UserError(`${name} answered ${answer.status}. The rates stay as they were.`)
  const { rates, date } = pick(await answer.json())
  return {
    date,
    rate: (currency) => {
      if (!(rates?.[currency] > 0))
        throw new UserError(`${name} has no rate for ${currency}. ` + 'The rates stay as they were.')
      return rates[currency]
    },
  }
}

await main(async () => {
  const old = parse(await readFile(file, 'utf8'))
  const bank = await table(
    'The European Central Bank’s table (frankfurter.dev)',
    'https://api.frankfurter.dev/v1/latest?base=GBP&symbols=USD,EUR,CNY,HKD',
    ({ rates, date }) => ({ rates, date }),
  )
  const wide = await table(
    'ExchangeRate-API',
    'https://open.er-api.com/v6/latest/GBP',
    ({ rates, time_last_update_unix: time }) => ({ rates, date: new Date(time * 1000).toISOString().slice(0, 10) }),
  )
  const of = (currency) => {
    if (currency === 'AED')
      return {
        rate: Number((bank.rate('USD') * peg).toFixed(4)),
        source: 'the dirham’s fixed rate against the US dollar',
        date: bank.date,
      }
    if (currency === 'NGN') return { rate: wide.rate('NGN'), source: 'ExchangeRate-API', date: wide.date }
    return { rate: bank.rate(currency), source: 'the European Central Bank', date: bank.date }
  }
  const lines = Object.entries(old).map(([currency, { name }]) => {
    const { rate, source, date } = of(currency)
    return `${currency}: { name: ${name}, rate: ${rate}, source: '${source}', date: ${date} }`
  })
  await writeFile(
    file,
    `# What a pound buys, for the indicative prices beside the pounds. \`npm ` +
      `run rates\` writes this file anew.\n${lines.join('\n')}\n`,
  )
  console.log(lines.join('\n'))
})
