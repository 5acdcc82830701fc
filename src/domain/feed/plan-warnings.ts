import { formatPence } from '../../lib/format/money.ts'
import { counted } from '../../lib/format/words.ts'
import { type FeedPlan, hiddenBy } from './feed-plan.ts'
import { skippedColumns } from './locked-columns.ts'

// Likely mistakes in a plan that require confirmation. Pure.

/** Protected columns by listing. */
type ProtectedColumns = ReadonlyMap<string, readonly string[]>

interface LargePriceChange {
  line: number
  agentRef: string
  from: number
  to: number
}

/** Price changes of more than half. */
export const largePriceChanges = (
  { changed }: FeedPlan,
  protectedColumns: ProtectedColumns = new Map(),
): LargePriceChange[] =>
  changed.flatMap(({ id, line, agentRef, differences }) =>
    differences.flatMap(({ columns, from, to }) => {
      if (!columns.includes('price') || skippedColumns(protectedColumns.get(id) ?? []).includes('price')) return []
      const [before, after] = [Number(from.price ?? 0), Number(to.price ?? 0)]
      return before > 0 && Math.abs(after - before) > before / 2 ? [{ line, agentRef, from: before, to: after }] : []
    }),
  )

export interface PlanWarning {
  /** The option that `npm run import` requires besides --apply. */
  flag: '--withdraw-many' | '--large-price-changes'
  message: string
  /** The affected listings, unless they are listed anyway. */
  lines: string[]
}

/** The warnings that require confirmation. */
export function planWarnings(plan: FeedPlan, protectedColumns: ProtectedColumns = new Map()): PlanWarning[] {
  const prices = largePriceChanges(plan, protectedColumns)
  const hidden = hiddenBy(plan).filter(({ id }) => !protectedColumns.get(id)?.includes('status'))
  const withdrawnCount = plan.withdrawn.length + hidden.length
  return [
    ...(withdrawnCount > 1 && withdrawnCount > plan.changed.length - hidden.length + plan.unchanged
      ? [
          {
            flag: '--withdraw-many' as const,
            message: `${counted(withdrawnCount, 'listing')} would be withdrawn, more than would stay.`,
            lines: hidden.map(({ agentRef, line }) => `${agentRef}, line ${line}: hidden by the feed`),
          },
        ]
      : []),
    ...(prices.length > 0
      ? [
          {
            flag: '--large-price-changes' as const,
            message: `${counted(prices.length, 'price')} would change by more than half. Check each one.`,
            lines: prices.map(
              ({ line, agentRef, from, to }) =>
                `${agentRef}, line ${line}: from ${formatPence(from)} to ${formatPence(to)}`,
            ),
          },
        ]
      : []),
  ]
}
