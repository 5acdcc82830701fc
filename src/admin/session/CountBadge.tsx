/** What waits behind links of the navigation, by path. */
export type Counts = Readonly<Record<string, { count: number; of: string } | undefined>>

/** A number in brick beside a link of the navigation. */
export const CountBadge = ({ count, of, className = 'ml-1.5' }: { count: number; of: string; className?: string }) =>
  count > 0 && (
    <span className={`${className} rounded-full bg-brick px-1.5 text-small text-white tabular-nums`}>
      <span className="sr-only">, </span>
      {count > 999 ? '999+' : count}
      <span className="sr-only"> {of}</span>
    </span>
  )
