import { publishMessage, textProblems } from '../listing/facts/publish-check.ts'
import type { ListingType } from '../listing/listing-status.ts'
import { lowerDeposits } from './complete-facts.ts'
import type { FeedDifference } from './feed-differences.ts'
import type { PresentListing } from './feed-plan.ts'
import type { FeedColumn, FeedContext, FeedRow } from './feed-row.ts'

// The changes of a listing that the database accepts. It refuses a whole import for a single listing. Pure.

interface Context {
  type: ListingType
  mayChange: (column: string) => boolean
  remark: FeedContext['remark']
}

/** The text columns of a feed, with the fields that fill them. */
const textFields: Readonly<Record<string, string>> = {
  title: 'DISPLAY_ADDRESS',
  description: 'DESCRIPTION',
  features: 'FEATURE1',
}
const changes = (planned: FeedDifference[], named: readonly string[]) =>
  planned.some(({ columns }) => columns.some((column) => named.includes(column)))
const without = (planned: FeedDifference[], left: readonly string[]) =>
  planned.filter(({ columns }) => !columns.some((column) => left.includes(column)))

/** A listing with its changes. */
export const changedListing = (stored: PresentListing, planned: FeedDifference[]) => ({
  ...stored,
  ...(Object.assign({}, ...planned.map(({ to }) => to)) as FeedRow),
})

/** Leaves out texts with words that the advert of a letting must not contain. */
function lawfulTexts(stored: PresentListing, planned: FeedDifference[], { type, remark }: Context) {
  const merged = changedListing(stored, planned)
  if (stored.status === 'draft' || merged.status === 'draft' || !changes(planned, Object.keys(textFields)))
    return planned
  const problems = textProblems(merged)
  for (const problem of problems)
    remark(textFields[problem.column] ?? '', `${publishMessage(problem, type)} The listing keeps its text.`)
  const lawful = without(
    planned,
    problems.map(({ column }) => column),
  )
  // A stored text may be older than a rule. The database then refuses a change of any text.
  return textProblems(changedListing(stored, lawful)).length > 0 ? without(planned, Object.keys(textFields)) : lawful
}

/** The differences that an import may store; the others get a remark. */
export function acceptedChanges(stored: PresentListing, planned: FeedDifference[], context: Context) {
  const lawful = lawfulTexts(stored, planned, context)
  const isLocked = (column: string) => !context.mayChange(column)
  const tooHigh = lowerDeposits(changedListing(stored, lawful), context.type, isLocked)
  if (!changes(lawful, ['price']) || Object.keys(tooHigh).length === 0) return lawful
  context.remark('PRICE', 'A locked deposit is above the legal maximum for the new rent. The listing keeps its rent.')
  return without(lawful, ['price'])
}

/** The changes with their deposits at the legal maximum, and the deposits that a new rent lowers besides them. */
export function cappedDeposits(
  stored: PresentListing,
  planned: FeedDifference[],
  { type, mayChange, remark }: Context,
) {
  const lowered = Object.entries(lowerDeposits(changedListing(stored, planned), type, mayChange))
  const capped = planned.flatMap((change) => {
    const own = Object.fromEntries(lowered.filter(([column]) => changes([change], [column])))
    if (Object.keys(own).length === 0) return [change]
    // The listing has the legal maximum already.
    if (Object.entries(own).every(([column, limit]) => Number(stored[column as FeedColumn]) === limit)) return []
    remark('LET_BOND', 'It is above the legal maximum for the rent. We use the maximum.')
    return [{ ...change, to: { ...change.to, ...own } }]
  })
  const others = lowered.filter(([column]) => !changes(planned, [column]))
  if (others.length > 0) remark('PRICE', 'The new rent lowers the legal maximum of the deposits. We lowered them too.')
  return { accepted: capped, lowered: Object.fromEntries(others) }
}
