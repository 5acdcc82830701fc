import { expect, it } from 'vitest'
import { storeSettings } from '../../../../../src/admin/listings/list/list-settings.queries'

it('A choice of columns fails without an account, so that the list can say that it is not stored', () =>
  expect(storeSettings(null, { columns: ['price'], saved: [] })).rejects.toThrow('Nobody is signed in.'))
