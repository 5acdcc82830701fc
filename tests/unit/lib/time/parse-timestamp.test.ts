import { expect, it } from 'vitest'
import { parseTimestamp } from '../../../../src/lib/time/parse-timestamp'

it('A timestamp of either backend is parsed', () => {
  expect(parseTimestamp('2026-11-21 07:32:11.953+00').toISOString()).toBe('2026-11-21T07:32:11.953Z')
  expect(parseTimestamp('2026-11-21T07:32:11.953123+00:00').toISOString()).toBe('2026-11-21T07:32:11.953Z')
})
