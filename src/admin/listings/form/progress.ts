import type { FactColumn } from '../../../domain/listing/facts/fact-fields'
import { parseFacts } from '../../../domain/listing/facts/fact-schema'
import { requestedFacts, neededFacts } from '../../../domain/listing/facts/missing-facts'
import {
  type PublishColumn,
  publishLabel,
  publishMessage,
  publishProblems,
} from '../../../domain/listing/facts/publish-check'
import type { FormField, SectionShape } from './form-sections'
import type { ListingValues, Errors } from './property-form'
import { rowOf } from './form-row'

// How far a listing has come towards publication, as the publish check sees it. Pure.

/** What stands in the way of publishing, in the field where it is put right. */
interface Gap {
  field: FormField
  label: string
  /** What is wrong with what is there; nothing where only an answer is missing. */
  message: string | null
}
export interface Progress {
  /** How many fields a listing of this kind needs. */
  needed: number
  /** How many of them have an answer, or do not need one. */
  known: number
  gaps: Gap[]
  /** The facts that somebody has been asked for. */
  requested: FactColumn[]
}

const ownFields: Partial<Record<PublishColumn, FormField>> = {
  ...{ title: 'title', slug: 'slug', area: 'area', price: 'price', beds: 'beds', baths: 'baths' },
  ...{ date_available: 'dateAvailable', gallery: 'pictures', description: 'description', features: 'features' },
}
/** The field of the form in which a column is written. */
export const fieldOf = (column: PublishColumn): FormField => ownFields[column] ?? `fact-${column as FactColumn}`

/** The specification's own columns that a listing of either type needs; a rental has a first day besides. */
const ownNeeded = 8

/** What the answers hold of what is needed. */
export function progressOf(values: ListingValues): Progress {
  const { listingType: type } = values
  const row: Record<string, unknown> = { ...rowOf(values) }
  const facts = parseFacts(row)
  const problems = publishProblems(row)
  const missing = problems.filter(({ problem }) => problem === 'missing')
  const requested = requestedFacts(facts)
  const facing = neededFacts(type, facts)
  const needed = ownNeeded + Number(type === 'rent') + facing.length
  return {
    needed,
    known: needed - missing.length - requested.filter((column) => facing.includes(column)).length,
    gaps: problems.map((problem) => ({
      field: fieldOf(problem.column),
      label: publishLabel(problem.column),
      message: problem.problem === 'missing' ? null : publishMessage(problem, type),
    })),
    requested,
  }
}

/** How much stands in the way, in two words: `3 missing`, `2 to mend`; of both kinds, `5 to do`. */
export function gapsText(gaps: readonly Pick<Gap, 'message'>[]): string {
  const wrong = gaps.filter(({ message }) => message).length
  if (gaps.length === 0) return ''
  return `${gaps.length} ${wrong === 0 ? 'missing' : wrong === gaps.length ? 'to mend' : 'to do'}`
}

export interface SectionState {
  wrong: number
  missing: number
  requested: number
}

/** How many of a section's fields have to be put right, lack their answer, or were asked for. */
export const sectionState = (
  { fields }: SectionShape,
  { gaps, requested }: Progress,
  errors: Errors,
): SectionState => ({
  wrong: fields.filter((field) => errors[field] || gaps.some((gap) => gap.field === field && gap.message)).length,
  missing: gaps.filter(({ field, message }) => fields.includes(field) && !message && !errors[field]).length,
  requested: requested.filter((column) => fields.includes(`fact-${column}`)).length,
})
