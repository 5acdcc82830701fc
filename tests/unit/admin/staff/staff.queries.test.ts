import { afterEach, describe, expect, it } from 'vitest'
import { accountOf, forgetResponses, responseOf, withResponses } from '../query/responses'

afterEach(forgetResponses)

/** The key of the refusal of a change; null if the change was stored. */
async function refusalOf(userId: string, changes: { name: string } | { ended_at: string }) {
  const { changeAccount } = await import('../../../../src/admin/staff/staff.queries')
  const { failureOf } = await import('../../../../src/admin/query/request-error')
  return changeAccount(userId, changes).then(
    () => null,
    (error: unknown) => failureOf(error).hint,
  )
}
const end = { ended_at: '2026-12-01' }
/** The signed-in administrator, and a colleague. */
const [own, colleague] = ['a', 'b']

describe('The removal of access', () => {
  it('of administrators themselves is stored, although they can then no longer read their account', async () => {
    await withResponses({ staff: [responseOf([]), responseOf(null)] })
    expect(await refusalOf(own, end)).toBeNull()
  })
  it('is not reported as done if it was never sent, because the session had ended', async () => {
    const { requested, $session } = await withResponses({})
    $session.set({ status: 'expired' })
    expect(await refusalOf(own, end)).toBe('no-session')
    expect(requested).toEqual([])
  })
  it('of a colleague is not reported as done once the session has ended', async () => {
    await withResponses({ staff: [responseOf([]), responseOf(null)] })
    expect(await refusalOf(colleague, end)).toBe('session-ended')
  })
})

it('A change of an account that is gone is not reported as done', async () => {
  await withResponses({ staff: [responseOf([]), accountOf('administrator')] })
  expect(await refusalOf(colleague, { name: 'Ada' })).toBe('account-gone')
})
