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
  it('of the version before restores what was typed in each column', () => {
    const saved = {
      floorSize: '850',
      dateAvailable: '2026-12-01',
      listingType: 'sale',
      descriptionZh: '好',
      slugByHand: true,
    }
    expect(restoreValues(saved, { ...emptyListingValues, listing_type: 'rent' })).toMatchObject({
      ...{ floor_size: '850', date_available: '2026-12-01', listing_type: 'sale' },
      ...{ description_zh: '好', slugByHand: true },
    })
  })
})
