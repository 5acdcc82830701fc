import { expect, it } from 'vitest'
import { changeOutcome } from '../../../../src/lib/http/change-outcome'
import { failed, type Result, success } from '../../../../src/lib/http/result'

const lost = () => Promise.resolve<Result<string>>(failed('unreachable', ''))
const stored = (value: string) => () => Promise.resolve(success(value))
const isCancelled = (value: string) => value === 'cancelled'

it('takes the response of a change', async () => {
  expect(await changeOutcome(stored('cancelled')(), lost, isCancelled)).toEqual({ kind: 'done', value: 'cancelled' })
  const refused = Promise.resolve(failed('refused', 'Too late'))
  expect(await changeOutcome(refused, lost, isCancelled)).toMatchObject({ kind: 'refused' })
})

it('reads what is stored after a lost response', async () => {
  expect(await changeOutcome(lost(), stored('cancelled'), isCancelled)).toEqual({ kind: 'done', value: 'cancelled' })
  expect(await changeOutcome(lost(), stored('booked'), isCancelled)).toEqual({ kind: 'unchanged', value: 'booked' })
})

it('does not know the outcome if nothing can be read', async () => {
  expect(await changeOutcome(lost(), lost, isCancelled)).toEqual({ kind: 'unknown' })
})
