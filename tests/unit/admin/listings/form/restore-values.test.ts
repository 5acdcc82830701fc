import { describe, expect, it } from 'vitest'
import { emptyListingValues } from '../../../../../src/admin/listings/form/form-row'
import { restoreValues } from '../../../../../src/admin/listings/form/restore-values'

describe('A draft of the form', () => {
  it('restores only valid values', () => {
    expect(
      restoreValues(
        {
          title: {},
          pictures: [null],
          status: 'gone',
          listing_type: 'lease',
          __proto__: { area: 7 },
          hacked: 1,
          price: '5',
        },
        emptyListingValues,
      ),
    ).toEqual({ ...emptyListingValues, price: '5' })
  })
})
