import { required } from '../../src/lib/required.ts'

/** Milliseconds of complete round trips. */
export interface Timing {
  what: string
  p50: number
  p95: number
  max: number
}

/** Prints times as a table. */
export function printTimings(heading: string, rows: Timing[]): void {
  console.log(`\n| ${heading} | p50 | p95 | longest |\n|---|---:|---:|---:|`)
  for (const { what, p50, p95, max } of rows)
    console.log(`| ${what} | ${p50.toFixed(0)} ms | ${p95.toFixed(0)} ms | ${max.toFixed(0)} ms |`)
}

const quantile = (sorted: number[], part: number) =>
  required(sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)], 'a measured time')

/** The median, the 75th and 95th percentile, and the maximum. */
export const spread = (times: number[]) => {
  const sorted = times.toSorted((a, b) => a - b)
  return {
    p50: quantile(sorted, 0.5),
    p75: quantile(sorted, 0.75),
    p95: quantile(sorted, 0.95),
    max: quantile(sorted, 1),
  }
}
