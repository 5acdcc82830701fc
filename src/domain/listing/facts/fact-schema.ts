import * as v from 'valibot'
import { isPictureAddress, webAddress } from '../../../lib/http/web-address.ts'
import {
  factColumns,
  type FactColumn,
  factField,
  type factFields,
  mobileNetworks,
  mobileSignals,
} from './fact-fields.ts'

// The schema of a fact column, derived from its declaration. Strict for forms and imports; lenient (`parseFacts`) for
// reads, where invalid values are dropped so that one cannot break a page.

const line = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.trim()),
    v.nonEmpty(),
    v.check((text) => [...text].length <= maxLength),
  )
// Hosted Supabase returns numeric columns as numbers, the embedded backend as text.
const number = v.pipe(v.union([v.number(), v.pipe(v.string(), v.nonEmpty())]), v.transform(Number), v.number())
const link = v.pipe(
  v.string(),
  v.transform((address) => webAddress(address)),
  v.string(),
  v.startsWith('https://'),
  v.check((address) => [...address].length <= 2000),
)
const networks = v.pipe(
  v.partial(v.object(Object.fromEntries(mobileNetworks.map((name) => [name, v.picklist(Object.keys(mobileSignals))])))),
  // An object without networks means unknown.
  v.check((signals) => Object.keys(signals).length > 0),
)
const picture = v.pipe(
  v.string(),
  v.check((address) => isPictureAddress(address)),
)
const day = v.pipe(v.string(), v.isoDate())

/** The schema of a column's value; null is not validated here. */
export function factSchema(column: FactColumn): v.GenericSchema {
  const { kind, options = {}, min = 0, max = Number.MAX_SAFE_INTEGER } = factField(column)
  const one = v.picklist(Object.keys(options))
  switch (kind) {
    case 'text':
      return line(max)
    case 'yes_no':
      return v.boolean()
    case 'pounds':
      return v.pipe(number, v.minValue(0), v.maxValue(99_999_999.99))
    case 'integer':
      return v.pipe(number, v.integer(), v.minValue(min), v.maxValue(max))
    case 'day':
      return day
    case 'choice':
      return one
    case 'choices':
      return v.array(one)
    case 'networks':
      return networks
    case 'address':
      return link
    case 'pictures':
      return v.pipe(v.array(picture), v.maxLength(max))
  }
}

type Field<Column extends FactColumn> = (typeof factFields)[Column]
type Option<Column extends FactColumn> =
  Field<Column> extends { options: infer Options } ? Extract<keyof Options, string> : never
interface ValueOfKind<Column extends FactColumn> {
  text: string
  yes_no: boolean
  pounds: number
  integer: number
  day: string
  choice: Option<Column>
  choices: Option<Column>[]
  networks: Partial<Record<(typeof mobileNetworks)[number], keyof typeof mobileSignals>>
  address: string
  pictures: string[]
}

/** The known facts by column; amounts in pounds, days as `2026-12-01`. */
export type FactValues = { [Column in FactColumn]?: ValueOfKind<Column>[Field<Column>['kind']] }

/** The state of a fact that staff requested from the owner, as the database stores it. */
export const requestedState = 'asked'

const noteSchema = v.object({
  state: v.optional(v.picklist(['known', requestedState, 'not_applicable']), 'known'),
  /** The source of the value, or why it is missing: `Title register`. */
  source: v.nullish(line(200)),
  /** The day on which it was read or requested. */
  checked_on: v.nullish(day),
})
export type FactNote = v.InferOutput<typeof noteSchema>

export interface Facts {
  values: FactValues
  /** The caption of each floor plan, in order: its rooms and sizes. */
  floorPlanCaptions: string[]
  notes: Partial<Record<FactColumn, FactNote>>
}

/** Reads the facts of a `properties` row; drops empty, unknown and invalid values. */
export function parseFacts(row: Record<string, unknown>): Facts {
  const noteRow = row['fact_notes']
  const notes = typeof noteRow === 'object' && noteRow !== null ? (noteRow as Record<string, unknown>) : {}
  const read = <T>(schema: (column: FactColumn) => v.GenericSchema<unknown, T>, from: Record<string, unknown>) =>
    Object.fromEntries(
      factColumns.flatMap((column) => {
        const value = from[column]
        if (value === null || value === undefined) return []
        const result = v.safeParse(schema(column), value)
        return result.success ? [[column, result.output]] : []
      }),
    )
  const captions = v.safeParse(v.array(v.string()), row['floor_plan_captions'])
  return {
    values: read(factSchema, row),
    floorPlanCaptions: captions.success ? captions.output : [],
    notes: read(() => noteSchema, notes),
  }
}
