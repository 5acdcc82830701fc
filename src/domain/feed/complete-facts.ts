import { factLabels } from '#messages/fact-labels.ts'
import { toText } from '../../lib/format/to-text.ts'
import { areaAuthority, areaKey } from '../london/area-authority.ts'
import { maxDeposits } from '../listing/deposits.ts'
import { isAssured, rentOfWeeks } from '../market/rent.ts'
import type { FactColumn } from '../listing/facts/fact-fields.ts'
import { parseFacts } from '../listing/facts/fact-schema.ts'
import { missingFacts, statesInPlace } from '../listing/facts/missing-facts.ts'
import type { ListingType } from '../listing/listing-status.ts'
import type { PublishSettings } from './publish-settings.ts'

// The facts that a feed cannot state and that publishing needs: set from the agency's settings, derived from the area,
// or marked as waiting for the owner. Pure.

/** Fact columns and `fact_notes` that the settings add to a feed's values. */
export type FactCompletion = Readonly<Record<string, unknown>>

/** The sources of derived facts, which staff and visitors see. */
const derivedSources = { area: 'From the area, on import' } as const

interface Context {
  type: ListingType
  /** A London day, `2026-12-01`. */
  today: string
  settings: PublishSettings
  /** The authority of an area, from the agency's other listings. */
  authorityOf: (area: string) => string | undefined
  /** LET_TYPE_ID of the record: 2 is a short let, 4 commercial. Neither is an assured tenancy. */
  letType?: string | undefined
  /** Whether an import may change a column. */
  mayChange?: (column: string) => boolean
}

type Row = Readonly<Record<string, unknown>>

/** The facts that the settings give every letting, as columns. */
function lettingFacts(row: Row, { settings: { lettingFacts: defaults }, letType }: Context): Row {
  const rent = Number(row['price'] ?? 0)
  const assured = rent > 0 && isAssured(rent) && letType !== '2' && letType !== '4'
  return {
    ...(defaults.pets && { pets: defaults.pets }),
    ...(defaults.bills_included && { bills_included: [defaults.bills_included] }),
    ...(defaults.tenancy && assured && { tenancy: defaults.tenancy }),
    ...(defaults.holding_deposit && assured && { holding_deposit: rentOfWeeks(rent, 1) }),
  }
}

/** The additions to a row that would go live; empty if it lacks nothing that they can supply. */
export function completeFacts(row: Row, context: Context): FactCompletion {
  const { type, settings, today, mayChange = () => true } = context
  const missing = (facts: Row) => missingFacts(type, parseFacts(facts)).filter(mayChange)
  const missingColumns = new Set<string>(missing(row))
  const area = toText(row['area'])
  const authority = context.authorityOf(area) ?? areaAuthority(area)
  const derived = Object.entries({
    ...(authority && { local_authority: authority }),
    ...(type === 'rent' && lettingFacts(row, context)),
  }).filter(([column]) => missingColumns.has(column))
  const values = Object.fromEntries(derived)
  const notes: Record<string, unknown> = {
    ...('local_authority' in values && { local_authority: { state: 'known', source: derivedSources.area } }),
  }
  if (settings.waiting)
    for (const column of missing({ ...row, ...values }))
      if (statesInPlace(column, type).includes('asked')) notes[column] = { state: 'asked', checked_on: today }
  if (derived.length === 0 && Object.keys(notes).length === 0) return {}
  return {
    ...values,
    ...(Object.keys(notes).length > 0 &&
      mayChange('fact_notes') && { fact_notes: { ...(row['fact_notes'] as object | null), ...notes } }),
  }
}

/** The deposits of a listing that are above the legal maximum of its new rent, lowered to it. */
export function lowerDeposits(row: Row, type: ListingType, mayChange: (column: string) => boolean): FactCompletion {
  const rent = Number(row['price'] ?? 0)
  if (type !== 'rent' || !(rent > 0)) return {}
  const limits = maxDeposits(rent, toText(row['tenancy']))
  return Object.fromEntries(
    Object.entries(limits).filter(([column, limit]) => Number(row[column] ?? 0) > limit && mayChange(column)),
  )
}

/** The facts that a completion marks as waiting for the owner, and those that it sets. */
function completedFacts(completion: FactCompletion, before: Row = {}): Record<'waiting' | 'set', FactColumn[]> {
  const earlier = (before['fact_notes'] ?? {}) as Record<string, unknown>
  const notes = Object.entries((completion['fact_notes'] ?? {}) as Record<string, { state?: string }>)
  return {
    waiting: notes.flatMap(([column, { state }]) =>
      state === 'asked' && !(column in earlier) ? [column as FactColumn] : [],
    ),
    set: Object.keys(completion).filter((column): column is FactColumn => column !== 'fact_notes'),
  }
}

/** What a completion did, in a sentence; empty if nothing. */
export function completionText(completion: FactCompletion, before: Row = {}): string {
  const { waiting, set } = completedFacts(completion, before)
  return [
    set.length > 0 && `Set on import: ${set.map((column) => factLabels[column]).join(', ')}.`,
    waiting.length > 0 && `Marked “Waiting for owner”: ${waiting.map((column) => factLabels[column]).join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** The authority of each area in which all of the agency's listings agree. */
export function authoritiesByArea(listings: readonly object[]): (area: string) => string | undefined {
  const authorities = new Map<string, Set<string>>()
  for (const { area, local_authority: authority } of listings as readonly Row[]) {
    if (!toText(area) || !toText(authority)) continue
    const key = areaKey(toText(area))
    authorities.set(key, (authorities.get(key) ?? new Set()).add(toText(authority)))
  }
  return (area) => {
    const names = authorities.get(areaKey(area))
    return names?.size === 1 ? [...names][0] : undefined
  }
}
