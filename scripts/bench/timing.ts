import { required } from '../../src/lib/required.ts'

/** Milliseconds of complete round trips. */
export interface Timing {
  name: string
  p50: number
  p95: number
  max: number
}

/** Prints times as a table. */
export function printTimings(heading: string, rows: Timing[]): void {
  console.log(`\n| ${heading} | p50 | p95 | longest |\n|---|---:|---:|---:|`)
  for (const { name, p50, p95, max } of rows)
    console.log(`| ${name} | ${p50.toFixed(0)} ms | ${p95.toFixed(0)} ms | ${max.toFixed(0)} ms |`)
}

const quantile = (sorted: number[], fraction: number) =>
  required(sorted[Math.min(sorted.length - 1, Math.ceil(fraction * sorted.length) - 1)], 'a measured time')

/** The median, the 75th and 95th percentile, and the maximum. */
export const percentiles = (times: number[]) => {
  const sorted = times.toSorted((a, b) => a - b)
  return {
    p50: quantile(sorted, 0.5),
    p75: quantile(sorted, 0.75),
    p95: quantile(sorted, 0.95),
    max: quantile(sorted, 1),
  }
}
