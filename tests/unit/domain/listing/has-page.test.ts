import { afterEach, describe, expect, it, vi } from 'vitest'
import { agency } from '#agency/agency.ts'
import { completeListing } from '../../../complete-listing'

// What staff read of a listing whose type the agency does not offer.

async function lettingsOnly() {
  vi.resetModules()
  vi.doMock('#agency/agency.ts', () => ({ agency: { ...agency, parts: { sales: false } } }))
  return {
    ...(await import('../../../../src/domain/listing/has-page')),
    ...(await import('../../../../src/features/preview/preview')),
  }
}
afterEach(() => {
  vi.doUnmock('#agency/agency.ts')
  vi.resetModules()
})

describe('An agency without sales', () => {
  it('has pages of homes to rent alone, and of no draft', async () => {
    const { hasPage } = await lettingsOnly()
    expect(hasPage({ listingType: 'rent', status: 'let' })).toBe(true)
    expect(hasPage({ listingType: 'sale', status: 'live' })).toBe(false)
    expect(hasPage({ listingType: 'rent', status: 'draft' })).toBe(false)
  })

  it('tells staff that a published sale is not on the website, and why', async () => {
    const { isWithheld, withheldText, previewOf } = await lettingsOnly()
    expect(isWithheld({ listingType: 'sale', status: 'live' })).toBe(true)
    expect(isWithheld({ listingType: 'sale', status: 'draft' })).toBe(false)
    expect(isWithheld({ listingType: 'rent', status: 'live' })).toBe(false)
    expect(withheldText({ listingType: 'sale' })).toBe('Not on the website, which has no homes for sale')
    const row = { id: '11111111-1111-4111-8111-111111111111', ...completeListing('sale', { title: 'Wharf House' }) }
    expect(previewOf(row)).toMatchObject({ draft: false, withheld: expect.stringContaining('no homes for sale') })
  })
})

it('An agency with both types withholds nothing', async () => {
  const { hasPage, isWithheld } = await import('../../../../src/domain/listing/has-page')
  expect(hasPage({ listingType: 'sale', status: 'live' })).toBe(true)
  expect(isWithheld({ listingType: 'sale', status: 'live' })).toBe(false)
})
