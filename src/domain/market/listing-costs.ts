import { londonDay } from '../../lib/time/london-time'
import type { Rates } from './stamp-duty'

interface CheckedRates {
  rates: Rates
  /** The day on which the rates were last checked, as written: `21 November 2026`. */
  checked: string
}

/** The market data for a listing's costs; dated, and read at build time. */
export interface CostFacts extends CheckedRates {
  /** The rates that begin after the build. */
  next?: CheckedRates
  /** Average gross yields in per cent, by area. */
  yields: Record<string, number>
}

/** The data at a moment, which may be later than the build. */
export const costFactsOn = (facts: CostFacts, now: Date): CostFacts =>
  facts.next && facts.next.rates.from <= londonDay(now) ? { ...facts, ...facts.next } : facts
