import type { FactColumn } from '../../../domain/listing/facts/fact-fields'
import { parseFacts } from '../../../domain/listing/facts/fact-schema'
import { requestedFacts, neededFacts } from '../../../domain/listing/facts/missing-facts'
import { publishLabel, publishMessage, publishProblems } from '../../../domain/listing/facts/publish-check'
import type { FormField } from './form-sections'
import type { ListingValues, Errors } from './property-form'
import { rowOf } from './form-row'

// A listing's progress towards publication, by the publish check. Pure.

/** A publishing problem, with the field to correct. */
interface Gap {
  field: FormField
  label: string
  /** What is wrong with the value; null if it is only missing. */
  message: string | null
}
export interface Progress {
  /** The number of needed fields. */
  needed: number
  /** How many of them have a value or a valid note. */
  known: number
  gaps: Gap[]
  /** Requested facts. */
  requested: FactColumn[]
}

/** The specification's required columns of both types; a rental also has an availability date. */
const ownNeeded = 8

/** The progress of the values. */
export function progressOf(values: ListingValues): Progress {
  const { listing_type: type } = values
  const row: Record<string, unknown> = { ...rowOf(values) }
  const facts = parseFacts(row)
  const problems = publishProblems(row)
  const missing = problems.filter(({ problem }) => problem === 'missing')
  const requested = requestedFacts(facts)
  const applicable = neededFacts(type, facts)
  const needed = ownNeeded + Number(type === 'rent') + applicable.length
  return {
    needed,
    known: needed - missing.length - requested.filter((column) => applicable.includes(column)).length,
    gaps: problems.map((problem) => ({
      field: problem.column,
      label: publishLabel(problem.column),
      message: problem.problem === 'missing' ? null : publishMessage(problem, type),
    })),
    requested,
  }
}

/** The number of gaps: `3 missing`, `2 to fix`; mixed, `5 to do`. */
export function gapsText(gaps: readonly Pick<Gap, 'message'>[]): string {
  const invalid = gaps.filter(({ message }) => message).length
  if (gaps.length === 0) return ''
  return `${gaps.length} ${invalid === 0 ? 'missing' : invalid === gaps.length ? 'to fix' : 'to do'}`
}

/** The number of a section's fields that are invalid, missing or requested. */
export const sectionState = (fields: readonly FormField[], { gaps, requested }: Progress, errors: Errors) => ({
  invalid: fields.filter((field) => errors[field] || gaps.some((gap) => gap.field === field && gap.message)).length,
  missing: gaps.filter(({ field, message }) => fields.includes(field) && !message && !errors[field]).length,
  requested: requested.filter((column) => fields.includes(column)).length,
})
