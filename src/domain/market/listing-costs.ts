import type { Rates } from './stamp-duty'

/** The market data for a listing's costs; dated, and read at build time. */
export interface CostFacts {
  rates: Rates
  /** The day on which the rates were last checked, as written: `21 November 2026`. */
  checked: string
  /** Average gross yields in per cent, by area. */
  yields: Record<string, number>
}
