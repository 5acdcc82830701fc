import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { refusals as followUpRefusals } from '../../src/admin/enquiries/failure-notice'
import { refusals as matchingRefusals } from '../../src/admin/matching/matching'
import { refusals as reportRefusals } from '../../src/admin/owner-report/report-refusals'
import { refusals as staffRefusals } from '../../src/admin/staff/staff'
import { refusals as hoursRefusals } from '../../src/admin/viewing-hours/hours-values'
import { refusals as viewingRefusals } from '../../src/admin/viewings/viewing-notices'
import { refusalMessages } from '../../src/domain/enquiry/refusal-messages'
import { refusal } from '../../src/messages/zh/refusals'
import { testDatabase } from './test-database'

// Every error of our functions has a status code and a key.

interface Raise {
  name: string
  statement: string
}

let raises: Raise[]
const database = testDatabase()
beforeAll(async () => {
  const { rows } = await database.query<{ name: string; source: string }>(
    `select proname as name, prosrc as source from pg_proc
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace)`,
  )
  const raise = /\braise\s+(?!(?:warning|notice|info|log|debug)\b)((?:'(?:[^']|'')*'|[^;'])+);/gi
  raises = rows.flatMap(({ name, source }) =>
    [...source.replaceAll(/--.*$/gm, '').matchAll(raise)].map(([statement]) => ({ name, statement })),
  )
})

const keys = (statement: string) => {
  const [, hint = ''] = /\bhint\s*=\s*([^;]*)/i.exec(statement) ?? /'hint',([^\n]*)/.exec(statement) ?? []
  return [...hint.matchAll(/'([a-z]+(?:-[a-z]+)+)'/g)].map(([, key]) => key!)
}

it('Every error that our functions raise has a code and a key', () => {
  expect(raises.length).toBeGreaterThan(30)
  const lacking = raises.filter(
    ({ statement }) => !/\berrcode\s*=|\bsqlstate\b/i.test(statement) || keys(statement).length === 0,
  )
  expect(lacking).toEqual([])
})

const catalogues = [
  ...[refusalMessages, followUpRefusals, hoursRefusals, matchingRefusals, reportRefusals, staffRefusals],
  viewingRefusals,
]
const code = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(`src/${file}`, 'utf8'))

it('Every list of messages by key is checked here', () => {
  const lists = code.flatMap((text) => text.match(/^(export )?const \w*refusal(s|Messages) = \{/gim) ?? [])
  expect(lists).toHaveLength(catalogues.length)
})

it('Every key with a message on the site is raised by the database, or by a query of the admin', () => {
  const raised = raises.flatMap(({ statement }) => keys(statement))
  const inAdmin = code.flatMap((text) =>
    [...text.matchAll(/\b(?:refusal|requestChange)\([^)]*'([a-z]+(?:-[a-z]+)+)'\)/g)].map(([, key]) => key!),
  )
  const unknown = catalogues.flatMap(Object.keys).filter((key) => ![...raised, ...inAdmin].includes(key))
  expect(unknown).toEqual([])
})

it('Every message that visitors read has a Chinese one', () => {
  const forms = /limit_|claim_slot|hold_|linked_viewing|move_viewing|cancel_viewing|refuse_multiple_rows/
  const toVisitors = raises.filter(({ name }) => forms.test(name)).flatMap(({ statement }) => keys(statement))
  expect(toVisitors.length).toBeGreaterThan(10)
  expect(toVisitors.filter((key) => refusal(key) === undefined)).toEqual([])
})
