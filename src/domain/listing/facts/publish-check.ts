import { factLabels } from '#messages/fact-labels.ts'
import * as v from 'valibot'
import type { ListingType } from '../listing-status.ts'
import { type FactColumn, factColumns } from './fact-fields.ts'
import { parseFacts } from './fact-schema.ts'
import { findForbiddenPhrases } from './letting-phrases.ts'
import { missingFacts, statesInPlace } from './missing-facts.ts'

// What prevents a listing from being published. The database enforces the same rules (private.publish_problems) and
// names the same columns; the form and list show these messages.

/** The specification's required columns, in form order. */
export const ownLabels = {
  title: 'Title',
  slug: 'Web address',
  area: 'Area',
  price: 'Price',
  beds: 'Bedrooms',
  baths: 'Bathrooms',
  date_available: 'Available from',
  gallery: 'Pictures',
  description: 'Description',
} as const
/** The advert's text columns. */
const textColumns = ['title', 'description', 'features', 'description_zh', 'features_zh'] as const
/** Texts that an advert may lack. */
const optionalLabels = {
  features: 'Features',
  description_zh: 'Description in Chinese',
  features_zh: 'Features in Chinese',
} as const

type OwnColumn = keyof typeof ownLabels
type OptionalColumn = keyof typeof optionalLabels
export type PublishColumn = OwnColumn | OptionalColumn | FactColumn

const allLabels: Readonly<Record<OwnColumn | OptionalColumn, string>> = { ...ownLabels, ...optionalLabels }
const isOwn = (column: PublishColumn): column is OwnColumn | OptionalColumn => column in allLabels
const publishColumns = [...(Object.keys(allLabels) as (OwnColumn | OptionalColumn)[]), ...factColumns] as const

/**
 * missing: neither a value nor a replacing note. energy: a rental rated F or G without an exemption. words: a forbidden
 * phrase.
 */
const problemSchema = v.object({
  column: v.picklist(publishColumns as readonly PublishColumn[]),
  problem: v.picklist(['missing', 'energy', 'words']),
  words: v.optional(v.string()),
})
export type PublishProblem = v.InferOutput<typeof problemSchema>

const typeOf = (row: Record<string, unknown>): ListingType => (row['listing_type'] === 'rent' ? 'rent' : 'sale')

/** Whether a column has no value. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value === null || value === undefined || Number.isNaN(value) || (Array.isArray(value) && value.length === 0)
}

/** The first forbidden phrase in each text column of a row. */
export function textProblems(row: Record<string, unknown>): PublishProblem[] {
  if (typeOf(row) !== 'rent') return []
  return textColumns.flatMap((column): PublishProblem[] => {
    const value = row[column]
    const text = Array.isArray(value) ? value.join('\n') : typeof value === 'string' ? value : ''
    // Treats a non-breaking space as a space.
    const [match] = findForbiddenPhrases(text.replaceAll('\u00A0', ' '), row['tenancy'] as string | null)
    return match ? [{ column, problem: 'words', words: match.phrase }] : []
  })
}

/** What prevents a `properties` row from being published; empty if publishable. */
export function publishProblems(row: Record<string, unknown>): PublishProblem[] {
  const type = typeOf(row)
  const facts = parseFacts(row)
  const own = (Object.keys(ownLabels) as OwnColumn[]).filter(
    (column) => isEmpty(row[column]) && (column !== 'date_available' || type === 'rent'),
  )
  const { epc_rating: rating, epc_exemption: exemption } = facts.values
  const unlettable = type === 'rent' && (rating === 'F' || rating === 'G') && exemption === undefined
  return [
    ...[...own, ...missingFacts(type, facts)].map((column): PublishProblem => ({ column, problem: 'missing' })),
    ...(unlettable ? [{ column: 'epc_rating', problem: 'energy' } as const] : []),
    ...textProblems(row),
  ]
}

/** The label of a column in a problem message. */
export const publishLabel = (column: PublishColumn): string => (isOwn(column) ? allLabels[column] : factLabels[column])

/** A problem's message, with the solution. */
export function publishMessage({ column, problem, words: phrase = '' }: PublishProblem, type: ListingType): string {
  if (problem === 'words') {
    const reason = findForbiddenPhrases(phrase)[0]?.reason ?? ''
    return `A letting advert may not say “${phrase.replace(/\s+/g, ' ')}”. ${reason}`.trim()
  }
  if (problem === 'energy')
    return 'You may not let a home rated F or G without a registered exemption. Enter the exemption, or keep a draft.'
  const askable = !isOwn(column) && statesInPlace(column, type).length > 0
  return `Fill in “${publishLabel(column)}”${askable ? ', or mark it “Waiting for owner”' : ''}.`
}

/** The first problem's message, with the number of the others. */
export function publishSummary([first, ...others]: readonly [PublishProblem, ...PublishProblem[]], type: ListingType) {
  return publishMessage(first, type) + (others.length > 0 ? ` (and ${others.length} more)` : '')
}

/** The problems listed in a database rejection; empty for other rejections. */
export function parsePublishProblems(details: string | undefined): PublishProblem[] {
  try {
    const parsed = v.safeParse(v.array(problemSchema), JSON.parse(details ?? ''))
    return parsed.success ? parsed.output : []
  } catch {
    return []
  }
}
