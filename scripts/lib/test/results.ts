import { relative } from 'node:path'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'

/** The result of a part of `npm test`. */
export interface TestResults {
  passed: number
  skipped?: number
  /** The name of each failed test, with the first message. */
  failures: string[]
  /** The name of each test that passed at the second try, with the message of the first. */
  flaky?: string[]
}

const firstLine = (text = '') => text.split('\n').find((line) => line.trim()) ?? ''
const named = (file: string, test: string, message?: string) => `${file} › ${test}: ${firstLine(message)}`

/** Reads a report of Vitest. `code` is the exit code: a file that does not load has no failing test. */
export function vitestResults(report: JsonTestResults, code: number, root: string): TestResults {
  const of = (status: string) =>
    report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter((test) => test.status === status && (status === 'failed' || test.failureMessages?.length))
        .map(({ fullName, failureMessages }) => named(relative(root, name), fullName, failureMessages?.[0])),
    )
  const files = report.testResults
    .filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.every((t) => t.status !== 'failed'),
    )
    .map(({ name, message }) => named(relative(root, name), 'the file', message))
  const failures = [...of('failed'), ...files]
  if (failures.length === 0 && code !== 0) failures.push(`Vitest ended with exit code ${code}`)
  return { passed: report.numPassedTests, skipped: report.numPendingTests, failures, flaky: of('passed') }
}

const specsOf = (suite: JSONReportSuite): JSONReportSuite['specs'] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsOf),
]

/** Reads a report of Playwright. `code` is the exit code. */
export function playwrightResults(report: JSONReport, code: number): TestResults {
  const tests = report.suites.flatMap(specsOf).flatMap(({ file, line, title, tests }) =>
    tests.map(({ status, results }) => ({
      status,
      name: named(`tests/e2e/${file}:${line}`, title, results.find(({ error }) => error)?.error?.message),
    })),
  )
  const of = (status: string) => tests.filter((test) => test.status === status).map(({ name }) => name)
  const failures = [...of('unexpected'), ...report.errors.map(({ message }) => firstLine(message))]
  if (failures.length === 0 && code !== 0) failures.push(`Playwright ended with exit code ${code}`)
  const { expected, flaky, skipped } = report.stats
  return { passed: expected + flaky, skipped, failures, flaky: of('flaky') }
}
