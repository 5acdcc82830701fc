import { expect, test } from 'vitest'
import { retryableImport } from '../../../../src/components/ui/retryable-import'

test('A failed import is reported and runs again, a successful one does not', async () => {
  let imports = 0
  const { $import, request } = retryableImport(() =>
    ++imports === 1 ? Promise.reject(new TypeError('offline')) : Promise.resolve('code'),
  )
  expect($import.get()).toEqual({ failed: false })
  expect(await request()).toBe(false)
  expect($import.get()).toEqual({ failed: true })
  const again = request()
  // The fallback stays in the meantime.
  expect($import.get()).toEqual({ failed: true })
  expect(await Promise.all([again, request()])).toEqual([true, true])
  await request()
  expect($import.get()).toEqual({ failed: false, code: 'code' })
  expect(imports).toBe(2)
})
