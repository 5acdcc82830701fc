import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
import { z } from 'astro/zod'
import { listLoader } from '../lib/list-loader'
import { day } from './day'

// Taxes and statutory fees: dated, with the source they were checked against.

const pounds = z.int({ error: 'write whole pounds without a comma or a pound sign, such as 125000' }).min(0)
const percent = z.number({ error: 'write a percentage without its sign, such as 5' }).min(0).max(100)
const read = z
  .string()
  .min(10, 'write what was read, and when that copy is from')
  .describe('What was read on that day, and when that copy is from')
const source = z.strictObject({
  label: z.string().min(3).describe('Who publishes it, and what it is called'),
  url: z.url('write a whole address that begins with https://'),
})
const rising = <Row extends { above: number }>(row: z.ZodType<Row>) =>
  z
    .array(row)
    .min(1)
    .refine(
      (rows) => rows.every(({ above }, n) => (n === 0 ? above === 0 : above > (rows[n - 1]?.above ?? 0))),
      'the first row is above 0, and each other above the row before it',
    )
const bands = rising(z.strictObject({ above: pounds, percent }))

const stampDutySchema = z.strictObject({
  standard: bands.describe('Each slice of the price and its rate'),
  firstTime: z.strictObject({ upTo: pounds.describe('The dearest home that has the relief'), bands }),
  additional: percent.describe('Points on every slice for an additional dwelling, and for every company'),
  nonResident: percent.describe('Points on every slice where a buyer is not resident in the UK'),
  surchargesFrom: pounds.describe('Below this price neither surcharge is due'),
  company: z.strictObject({ above: pounds, percent }).describe('The flat rate on a whole price above a limit'),
  source,
  checked: day,
  read: read.optional().describe('Only the newest table prints it'),
})

const buyingCostsSchema = z.strictObject({
  registry: z.strictObject({
    since: day,
    checked: day,
    read,
    fees: rising(z.strictObject({ above: pounds, fee: pounds })),
    source,
  }),
  typical: z.array(
    z.strictObject({
      name: z.string(),
      note: z.string(),
      ranges: rising(z.strictObject({ above: pounds, min: pounds, max: pounds })),
    }),
  ),
})

const withholdingSchema = z.strictObject({ percent, source, checked: day, read })

const councilTaxSchema = z.strictObject({
  bandD: z.number().positive().max(10_000).describe('Pounds a year for band D, with the Mayor of London’s part'),
  year: z.int().min(2020).max(2100).describe('The year in which the charge begins: 2026 is April 2026 to March 2027'),
  source,
  checked: day,
  read,
})

const rateSchema = z.strictObject({
  name: z.string().describe('What people call the currency: US dollars'),
  rate: z.number().positive().describe('How much of it a pound buys'),
  source: z.string().describe('Whose figure it is'),
  date: z.iso.date('write year-month-day, such as 2026-11-20').describe('The day of the rate'),
})

export const costs = {
  stampDuty: defineCollection({ loader: listLoader('src/data/stamp-duty.yaml'), schema: stampDutySchema }),
  buyingCosts: defineCollection({
    loader: glob({ base: './src/data', pattern: 'buying-costs.yaml' }),
    schema: buyingCostsSchema,
  }),
  councilTax: defineCollection({ loader: listLoader('src/data/council-tax.yaml'), schema: councilTaxSchema }),
  rates: defineCollection({ loader: listLoader('src/data/rates.yaml'), schema: rateSchema }),
  withholding: defineCollection({ loader: listLoader('src/data/withholding.yaml'), schema: withholdingSchema }),
}
