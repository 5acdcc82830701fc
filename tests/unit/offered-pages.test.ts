import { afterEach, describe, expect, it, vi } from 'vitest'
import { agency } from '#agency/agency.ts'
import { has } from '../../src/parts'
import { listingTypes } from '../../src/domain/listing/listing-status'
import { navigation, navigationFor, paths } from '../../src/paths'
import type { Agency } from '../../src/schemas/agency'

/** What modules say for an agency with other settings: they are read again. */
async function modulesFor(settings: Partial<Agency>) {
  vi.resetModules()
  vi.doMock('#agency/agency.ts', () => ({ agency: { ...agency, ...settings } }))
  return {
    ...(await import('../../src/parts')),
    ...(await import('../../src/offered-pages')),
    ...(await import('../../src/domain/listing/offered-types')),
    ...(await import('../../src/domain/enquiry/valuation-booking')),
    ...(await import('../../src/admin/enquiries/add-enquiry')),
    ...(await import('../../src/admin/listings/form/form-row')),
    ...(await import('../../src/components/sections/calculators/list')),
    ...(await import('../../src/features/calculators/affordability')),
    ...(await import('../../src/features/search/search-address')),
    ...(await import('../../src/domain/london/map/street-map')),
  }
}
afterEach(() => {
  vi.doUnmock('#agency/agency.ts')
  vi.resetModules()
})

const withParts = (parts: typeof agency.parts, check: () => void) => {
  const before = agency.parts
  try {
    agency.parts = parts
    check()
  } finally {
    agency.parts = before
  }
}
const pathsOf = (links: readonly { path: string }[]) => links.map(({ path }) => path)

describe('An agency that leaves nothing out', () => {
  it('has every page, both listing types and the whole menu', async () => {
    const { isOffered, offeredTypes, offeredNavigation } = await modulesFor({})
    const pages = Object.values(paths).filter((path) => typeof path === 'string')
    expect(pages.filter((page) => !isOffered(page))).toEqual([])
    expect(offeredTypes).toEqual(listingTypes)
    expect(offeredNavigation).toEqual(navigation)
  })

  it('keeps pages whose addresses only begin alike', async () =>
    expect((await modulesFor({ parts: { sales: false } })).isOffered('/buyers.html')).toBe(true))

  it('keeps the order of links', async () => {
    const links = [{ path: paths.rent }, { path: paths.buy }]
    expect((await modulesFor({})).offered(links)).toEqual(links)
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

  it('offers rents alone', async () => {
    const of = await modulesFor({ parts: { sales: false } })
    expect(of.offeredTypes).toEqual(['rent'])
    expect(pathsOf(of.listLinks)).toEqual([paths.rent])
    expect([of.valuationPath('sale'), of.valuationPath('rent')]).toEqual([paths.valuationRental, paths.valuationRental])
    expect(of.bookingTypes.map(({ value }) => value)).toEqual(['rental', 'switch'])
    expect(of.valuationTypes.map(({ value }) => value)).toEqual(['rental'])
    expect(of.emptyValues.type).toBe('rental')
    expect(pathsOf(of.calculators)).toEqual([paths.moveInCost])
    expect(of.byTrade({ both: 1, lettings: 2, sales: 3 })).toBe(2)
  })
})

describe('An agency without lettings', () => {
  const parts = { lettings: false }

  it('has no page of lettings, neither its lists nor its data, and keeps prices', async () => {
    const { isOffered } = await modulesFor({ parts })
    const left = ['/rent', '/rent.html', '/rent/2', '/rent-map.json', '/rent-map.svg', paths.valuationRental]
    const further = [paths.lettings, paths.management, paths.moveInCost, paths.rentalYield, paths.rentsReport]
    expect([...left, ...further].filter(isOffered)).toEqual([])
    const others = [paths.buy, paths.prices, paths.salesReport, paths.affordability, paths.fees, '/buy-map.svg']
    expect(others.filter((page) => !isOffered(page))).toEqual([])
  })

  it('has no menu of landlords, and no rental valuation in another', async () => {
    const { offeredNavigation } = await modulesFor({ parts })
    expect(offeredNavigation.map(({ label }) => label)).toEqual(['Buy', 'Valuation', 'Who we are', 'Resources'])
    expect(JSON.stringify(offeredNavigation)).not.toMatch(/rent|landlords/i)
  })

  it('offers sales alone: links, valuations, calculators, and the admin’s forms', async () => {
    const of = await modulesFor({ parts })
    expect(of.offeredTypes).toEqual(['sale'])
    expect(pathsOf(of.listLinks)).toEqual([paths.buy])
    expect([of.valuationPath('sale'), of.valuationPath('rent')]).toEqual([paths.valuationSales, paths.valuationSales])
    expect(of.bookingTypes.map(({ value }) => value)).toEqual(['sale', 'switch'])
    expect(of.valuationTypes.map(({ value }) => value)).toEqual(['sales'])
    expect(of.emptyValues.type).toBe('sales')
    expect(of.emptyListingValues.listing_type).toBe('sale')
    expect(pathsOf(of.calculators)).toEqual([paths.affordability, paths.buyingCost, paths.mortgage])
    expect(of.byTrade({ both: 1, lettings: 2, sales: 3 })).toBe(3)
  })

  it('works out what a buyer can afford from an address that asks for a rent', async () => {
    const { affordability } = await modulesFor({ parts })
    const { aim, sharers, multiple } = affordability.fields
    const values = { aim: 'rent' }
    expect([aim, sharers, multiple].map(({ only }) => only?.(values))).toEqual([false, false, true])
  })
})

describe('The maps of an agency', () => {
  it('are our drawings without a setting', async () => {
    const of = await modulesFor({})
    expect([of.hasMap(), of.drawsMap()]).toEqual([true, true])
    expect(of.officeMap([51.5446, -0.0981], 'Office')).not.toBeNull()
  })

  it('are those of a tile server without our drawings', async () => {
    const of = await modulesFor({ map: 'tiles' })
    expect([of.hasMap(), of.drawsMap()]).toEqual([true, false])
    expect(of.officeMap([51.5446, -0.0981], 'Office')).toBeNull()
    expect(['/rent-map.json', '/buy-map.svg'].filter(of.isOffered)).toEqual([])
    expect(of.parseSearch(new URLSearchParams('view=map'), 'rent').view).toBe('map')
  })

  it('are none: no search on a map, in a part of one or in a drawn area', async () => {
    const of = await modulesFor({ map: 'none' })
    expect(of.hasMap()).toBe(false)
    const address = 'view=map&box=51.45,-0.2,51.46,-0.15&drawn=515200,-1800,-100,0,0,150&beds=2'
    const { view, box, drawn, beds } = of.parseSearch(new URLSearchParams(address), 'rent')
    expect({ view, box, drawn, beds }).toEqual({ view: 'list', box: undefined, drawn: undefined, beds: 2 })
  })
})

it('an agency without trade feeds has no link to them in the admin', () =>
  withParts({ portals: false }, () => {
    expect(navigationFor('administrator').map(({ path }) => path)).not.toContain(paths.adminFeed)
  }))
