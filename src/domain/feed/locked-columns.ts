// The columns that an import leaves because staff lock others. Pure.

/** What stays as well when staff lock a column: a rent's legal maximum applies to its deposits. */
const dependents: Readonly<Record<string, readonly string[]>> = {
  price: ['deposit', 'holding_deposit'],
  gallery: ['thumb'],
  floor_plans: ['floor_plan_captions'],
}

/** The locked columns of a listing, with those that depend on them. */
export const lockedColumns = (columns: readonly string[]): string[] => [
  ...new Set(columns.flatMap((column) => [column, ...(dependents[column] ?? [])])),
]

/**
 * The columns that an import leaves if staff lock these in its plan. A locked deposit leaves the rent too, because it
 * may be above the legal maximum for the new one.
 */
export const skippedColumns = (columns: readonly string[]): string[] =>
  lockedColumns(columns.some((column) => dependents['price']?.includes(column)) ? [...columns, 'price'] : columns)

/** Whether the locks of a plan leave nothing of a change: no different value, and nothing that the settings add. */
export function isLockedAway(
  { differences, completion }: { differences: readonly { columns: readonly string[] }[]; completion: object },
  locks: readonly string[],
): boolean {
  const skipped = skippedColumns(locks)
  return [...differences.flatMap(({ columns }) => columns), ...Object.keys(completion)].every((column) =>
    skipped.includes(column),
  )
}
