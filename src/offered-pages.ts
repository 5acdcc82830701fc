import { drawsMap, has } from './parts'
import { navigation, paths } from './paths'
import type { Part } from './schemas/agency'

// Build time only: which pages are built, and which links stand in menus. A page needs every part that lists it, and so
// do all addresses below it.

/** The drawings of a list’s map. */
const mapsOf = (list: string) => [`${list}-map.json`, `${list}-map.svg`]

const pagesOf: Partial<Record<Part, readonly string[]>> = {
  sales: [
    ...[paths.buy, paths.valuationSales, paths.selling, paths.affordability, paths.buyingCost],
    ...[paths.mortgage, paths.rentalYield],
    ...mapsOf(paths.buy),
  ],
  // The yield is of a home that somebody buys and we let: it counts our fees.
  lettings: [
    ...[paths.rent, paths.valuationRental, paths.lettings, paths.management, paths.moveInCost],
    ...[paths.rentalYield, paths.rentsReport],
    ...mapsOf(paths.rent),
  ],
  calculators: [paths.calculators],
  prices: [paths.prices, paths.pricesCsv],
  reports: [paths.salesReport, paths.rentsReport],
  alerts: [paths.alerts],
  portals: [paths.adminFeed],
  ownerReports: [paths.report, paths.adminReport('').split('?')[0] ?? ''],
}
const leftOut = [
  ...Object.entries(pagesOf).flatMap(([part, pages]) => (has(part as Part) ? [] : pages)),
  ...(drawsMap() ? [] : [paths.rent, paths.buy].flatMap(mapsOf)),
]

/** Whether the site has a page, by its address with or without `.html`. */
export const isOffered = (path: string) => {
  const page = path.replace(/\.html$/, '')
  return !leftOut.some((each) => page === each || page.startsWith(`${each}/`))
}

/** The links of a list whose pages the site has. */
export const offered = <Item extends { path: string }>(links: readonly Item[]) =>
  links.filter(({ path }) => isOffered(path))

interface NavigationLink {
  label: string
  path: string
}

/** The header's items without pages that are left out; a group without links is left out too. */
export const offeredNavigation = navigation.flatMap(
  (item): (NavigationLink | { label: string; items: NavigationLink[] })[] => {
    if ('path' in item) return offered([item])
    const items = offered<NavigationLink>(item.items)
    return items.length > 0 ? [{ label: item.label, items }] : []
  },
)
