import { expect, test } from 'vitest'
import { lateCode } from '../../../../src/components/ui/late-code'

test('A failed import is reported and runs again, a successful one does not', async () => {
  let imports = 0
  const { $late, request } = lateCode(() =>
    ++imports === 1 ? Promise.reject(new TypeError('offline')) : Promise.resolve('code'),
  )
  expect($late.get()).toEqual({ status: 'idle', failed: false })
  await request()
  expect($late.get()).toEqual({ status: 'error', failed: true })
  const again = request()
  // The fallback stays in the meantime.
  expect($late.get()).toEqual({ status: 'loading', failed: true })
  await Promise.all([again, request()])
  await request()
  expect($late.get()).toEqual({ status: 'ready', failed: false, code: 'code' })
  expect(imports).toBe(2)
})
