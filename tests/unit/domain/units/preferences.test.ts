import { expect, it } from 'vitest'
import { readPreferences } from '../../../../src/domain/units/preferences'
import { inStorage } from '../../../hostile'

it.each([
  [null, '', ''],
  ['{', '', ''],
  ['null', '', ''],
  ['{"currency":"NGN","size":"m2"}', 'NGN', 'm2'],
  ['{"currency":"<b>","size":7}', '', ''],
])('preferences stored as %s are “%s” and “%s”', (text, currency, size) =>
  expect(readPreferences(text)).toEqual({ currency, size }),
)

it.each(inStorage)('there are no preferences if %s is stored', (text) =>
  expect(readPreferences(text)).toEqual({ currency: '', size: '' }),
)
