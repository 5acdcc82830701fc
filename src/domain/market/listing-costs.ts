import type { Rates } from './stamp-duty'

/** What the costs of a home are worked out from beside its own facts; dated, and read when its page is built. */
export interface CostFacts {
  rates: Rates
  /** The day on which the rates were last compared with their source, as written: `21 November 2026`. */
  checked: string
  /** An area's average gross yield in per cent, by area. */
  yields: Record<string, number>
}
