import * as v from 'valibot'
import type { OwnerReport } from './owner-report'

const figure = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.number())
const schema: v.GenericSchema<unknown, OwnerReport> = v.object({
  title: v.string(),
  area: v.string(),
  listing_type: v.picklist(['sale', 'rent']),
  status: v.string(),
  price: v.nullable(figure),
  price_qualifier: v.nullish(v.string()),
  listed_on: v.string(),
  made_on: v.string(),
  views: figure,
  enquiries: figure,
  viewings_ahead: figure,
  weeks: v.array(v.object({ week: v.string(), views: figure, enquiries: figure })),
  viewings: v.array(
    v.object({
      day: v.string(),
      kind: v.picklist(['in_person', 'video']),
      visitor: v.string(),
      feedback: v.string(),
      note: v.string(),
    }),
  ),
  prices: v.array(v.object({ day: v.string(), from: figure, to: figure })),
})

/** The report of a response; null if there is none. */
export function parseReport(value: unknown): OwnerReport | null {
  const { success, output } = v.safeParse(schema, value)
  return success ? output : null
}
