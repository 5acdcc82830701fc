import { logStep } from '../cli.ts'
import type { TestResults } from './results.ts'
import { isSelected, type Part } from './selection.ts'

const total = { passed: 0, skipped: 0, failures: [] as string[], flaky: [] as string[] }

/** Runs a part, if it is selected, and adds its results to the total. A part that throws has failed. */
export async function part(name: Part, work: () => Promise<TestResults>): Promise<void> {
  if (!isSelected(name)) return
  logStep(`${name} …`)
  const startedAt = performance.now()
  try {
    const { passed, skipped = 0, failures, flaky = [] } = await work()
    total.passed += passed
    total.skipped += skipped
    total.failures.push(...failures)
    total.flaky.push(...flaky)
    const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1)
    logStep(`${name}: ${passed} passed, ${failures.length} failed, ${minutes} min`)
  } catch (error) {
    total.failures.push(`${name} aborted: ${error instanceof Error ? error.message : String(error)}`)
    console.error(`${name} aborted:`, error)
  }
}

/**
 * Prints the total. The last lines are the ones that people read, so they list the failures.
 * @returns the exit code
 */
export function printTotal(): number {
  for (const name of total.flaky) console.log(`at the second try: ${name}`)
  for (const name of total.failures) console.log(`failed: ${name}`)
  console.log(
    `\n${total.passed} passed, ${total.failures.length} failed` +
      (total.skipped ? `, ${total.skipped} skipped` : '') +
      (total.flaky.length ? `, ${total.flaky.length} of the passed at the second try` : ''),
  )
  return total.failures.length > 0 || total.passed === 0 ? 1 : 0
}
