import { expect, it } from 'vitest'
import { feedProblem, loadCode } from '../../../../src/admin/feed/feed-problem'
import { RequestError } from '../../../../src/admin/query/request-error'

const lost = await loadCode(() => Promise.reject(new TypeError('Failed to fetch'))).catch((error: unknown) => error)

it.each([
  ['without a connection', new RequestError({ kind: 'unreachable', message: '' }), /^The listings .*connection/],
  ['refused by the server', new RequestError({ kind: 'refused', message: '' }), /^The listings .*refused it/],
  ['whose code is lost', lost, /^A part of this page did not load\. Check your connection/],
  ['without memory', new RangeError('Array buffer allocation failed'), /^The file could not be made\.$/],
])('An export %s says what failed', (_what, error, text) =>
  expect(feedProblem(error, 'The file could not be made.')).toMatch(text),
)
