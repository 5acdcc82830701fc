import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  lastRequestText,
  type BuildState,
  hookSchema,
  isOverdue,
  requestedText,
  waitingText,
} from '../../../../src/admin/builds/builds'

const now = new Date('2026-11-25T14:05:00Z')
const at = (time: string, day = '2026-11-25') => new Date(`${day}T${time}Z`)
const state = (changes: Partial<BuildState> = {}): BuildState => ({
  hook_host: 'builds.example',
  state: 'accepted',
  error: null,
  called_at: at('14:01:10'),
  waiting_since: null,
  due_by: null,
  ...changes,
})

describe('The last build request', () => {
  it.each<[Partial<BuildState>, string]>([
    [{ called_at: null, state: null }, 'Not yet'],
    [{}, 'At 14:01. The host accepted the request.'],
    [{ state: 'calling' }, 'At 14:01. Waiting for the answer.'],
    [{ state: 'failed', error: 'The host answered 404.' }, 'At 14:01. It failed. The host answered 404.'],
    [{ state: null }, 'At 14:01, with an earlier hook.'],
    [{ called_at: at('23:30:00', '2026-11-24') }, 'At 23:30 on 24 November 2026. The host accepted the request.'],
    // London time, in summer an hour ahead.
    [{ called_at: at('10:00:00', '2026-07-01') }, 'At 11:00 on 1 July 2026. The host accepted the request.'],
  ])('%j: %s', (changes, text) => expect(lastRequestText(state(changes), now)).toBe(text))
})

describe('Changes waiting for a build', () => {
  const waiting = { waiting_since: at('14:03:20'), due_by: at('14:08:20') }
  it.each<[Partial<BuildState>, string, boolean]>([
    [{}, 'None', false],
    [waiting, 'Since 14:03. The request is due by 14:09.', false],
    [{ ...waiting, state: 'failed' }, 'Since 14:03. The next request is due by 14:09.', false],
    [{ ...waiting, state: 'calling' }, 'Waiting for the host to answer', false],
    [{ waiting_since: at('13:40:00'), due_by: at('13:45:00') }, 'Since 13:40. The request was due by 13:45.', true],
    [
      { waiting_since: at('13:40:00'), due_by: at('13:45:00'), state: 'calling' },
      'Since 13:40. The request was due by 13:45.',
      true,
    ],
    // pg_cron polls once a minute.
    [{ waiting_since: at('13:59:00'), due_by: at('14:04:00') }, 'Since 13:59. The request is due by 14:04.', false],
  ])('%j: %s', (changes, text, overdue) => {
    expect(waitingText(state(changes), now)).toBe(text)
    expect(isOverdue(state(changes), now)).toBe(overdue)
  })
})

it('A manual build request reports when the host is called', () => {
  expect(requestedText(state({ due_by: at('14:05:01') }), now)).toBe('We are asking the host for a build.')
  expect(requestedText(state(), now)).toBe('We are asking the host for a build.')
  expect(requestedText(state({ due_by: at('14:06:10') }), now)).toBe(
    'We send at most one request every five minutes. The next one is at 14:07.',
  )
})

// tests/database/builds.test.ts checks the database's rule.
describe('The address of a build hook', () => {
  const hookError = (address: string) => safeParse(hookSchema, { address }).issues?.[0].message ?? ''
  it.each([
    'https://api.netlify.com/build_hooks/0123456789abcdef',
    ' https://builds.example:8443/?key=1 ',
    'http://127.0.0.1:4000/hook',
    'http://[::1]:4000/',
  ])('may be %s', (address) => expect(hookError(address)).toBe(''))
  it.each([
    'http://builds.example/hook',
    'builds.example/hook',
    'https://name:password@builds.example/hook',
    'https://10.0.0.1/hook',
    'https://localhost/hook',
    'https://builds.example/a b',
    'https://builds.example\\@evil.example/',
    'javascript:alert(1)',
    `https://builds.example/${'a'.repeat(2000)}`,
  ])('may not be %s', (address) => expect(hookError(address)).toContain('begins with https://'))
  it('is required', () => expect(hookError(' ')).toBe('Enter the address of the build hook. Your host shows it.'))
})
