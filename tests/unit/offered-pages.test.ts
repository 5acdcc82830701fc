import { describe, expect, it } from 'vitest'
import { offered, offeredNavigation, isOffered } from '../../src/offered-pages'
import { has } from '../../src/parts'
import { listingTypes } from '../../src/domain/listing/listing-status'
import { offeredTypes } from '../../src/domain/listing/offered-types'
import { agency } from '#agency/agency.ts'
import { navigation, navigationFor, paths } from '../../src/paths'

const withParts = (parts: typeof agency.parts, check: () => void) => {
  const before = agency.parts
  try {
    agency.parts = parts
    check()
  } finally {
    agency.parts = before
  }
}

describe('An agency that leaves nothing out', () => {
  it('has every page and both listing types', () => {
    const pages = Object.values(paths).filter((path) => typeof path === 'string')
    expect(pages.filter((page) => !isOffered(page))).toEqual([])
    expect(offeredTypes).toEqual(listingTypes)
  })

  it('has the whole menu', () => expect(offeredNavigation).toEqual(navigation))

  it('keeps pages whose addresses only begin alike', () => expect(isOffered('/buyers.html')).toBe(true))

  it('keeps the order of links', () => {
    const links = [{ path: paths.rent }, { path: paths.buy }]
    expect(offered(links)).toEqual(links)
  })
})

describe('An agency without sales', () => {
  it('has no price insights and reports, which need sales', () =>
    withParts({ sales: false }, () => {
      expect(has('sales')).toBe(false)
      expect(has('prices')).toBe(false)
      expect(has('reports')).toBe(false)
      expect(has('alerts')).toBe(true)
    }))
})

it('an agency without trade feeds has no link to them in the admin', () =>
  withParts({ portals: false }, () => {
    expect(navigationFor('administrator').map(({ path }) => path)).not.toContain(paths.adminFeed)
  }))
