import { has } from './parts'
import { navigation, paths } from './paths'
import type { Part } from './schemas/agency'

// Build time only: which pages are built, and which links stand in menus. A page belongs to at most one part, with all
// addresses below it.

const pagesOf: Partial<Record<Part, readonly string[]>> = {
  sales: [
    ...[paths.buy, paths.valuationSales, paths.selling, paths.affordability, paths.buyingCost],
    ...[paths.mortgage, paths.rentalYield],
    `${paths.buy}-map.json`,
    `${paths.buy}-map.svg`,
  ],
  calculators: [paths.calculators],
  prices: [paths.prices, paths.pricesCsv],
  reports: [paths.salesReport, paths.rentsReport],
  alerts: [paths.alerts],
  portals: [paths.adminFeed],
  ownerReports: [paths.report, paths.adminReport('').split('?')[0] ?? ''],
}
const leftOut = Object.entries(pagesOf).flatMap(([part, pages]) => (has(part as Part) ? [] : pages))

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
