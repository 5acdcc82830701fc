import type { FormField } from './form-sections'
import { allFields, changedFields, isSame, withField } from './field-values'
import type { ListingValues } from './property-form'

// A colleague saved the listing meanwhile. Pure.

/** A listing as a colleague stored it. */
export interface Theirs {
  values: ListingValues
  version: unknown
  /** Who saved last; empty if unknown. */
  author: string
}

type Choice = 'ours' | 'theirs'

export interface Conflict {
  theirs: Theirs
  /** Our values, to return to. */
  ours: ListingValues
  /** The fields that only they changed, which the form has taken. */
  taken: FormField[]
  /** The fields that both changed; null until one of the two values is chosen. */
  choices: { field: FormField; choice: Choice | null }[]
  /** What happened if its hour of publication came, and nothing else: no colleague changed it. */
  schedule: 'published' | 'failed' | null
}

/** The worker publishes or refuses a scheduled listing, and has no name. */
function scheduleOf(base: ListingValues, { values, author }: Theirs): Conflict['schedule'] {
  const wasDue = base.record.publish_at !== '' && values.record.publish_at === ''
  const isOther = changedFields(base, values).some((field) => field !== 'publish_at' && field !== 'status')
  if (!wasDue || isOther || author !== '') return null
  return values.status === 'draft' ? 'failed' : 'published'
}

/**
 * Merges two versions of a listing, field by field. Where both changed a field, it is still ours.
 * @param base the version that both began with
 */
export function conflictOf(
  base: ListingValues,
  ours: ListingValues,
  theirs: Theirs,
): { values: ListingValues; conflict: Conflict } {
  const changed = allFields.filter(
    (field) => !isSame(field, base, theirs.values) && !isSame(field, ours, theirs.values),
  )
  const taken = changed.filter((field) => isSame(field, base, ours))
  const choices = changed.filter((field) => !taken.includes(field)).map((field) => ({ field, choice: null }))
  const values = taken.reduce((merged, field) => withField(merged, field, theirs.values), ours)
  return { values, conflict: { theirs, ours, taken, choices, schedule: scheduleOf(base, theirs) } }
}

export const isResolved = ({ choices }: Conflict) => choices.every(({ choice }) => choice !== null)

/** The values and the conflict after one choice. What was typed since is ours. */
export function choose(conflict: Conflict, values: ListingValues, field: FormField, choice: Choice) {
  const before = conflict.choices.find((each) => each.field === field)?.choice
  const ours = before === 'theirs' ? conflict.ours : withField(conflict.ours, field, values)
  return {
    values: withField(values, field, choice === 'ours' ? ours : conflict.theirs.values),
    conflict: {
      ...conflict,
      ours,
      choices: conflict.choices.map((each) => (each.field === field ? { field, choice } : each)),
    },
  }
}
