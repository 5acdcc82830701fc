import { paths } from '../../paths'

/** The areas that the agency works in, each of which is a place on our map and has a page. */
export const areaNames = [
  'Battersea',
  'Bermondsey',
  'Camden',
  'Canary Wharf',
  'Fulham',
  'Greenwich',
  'Hampstead',
  'Islington',
  'Kensington',
  'Marylebone',
  'Notting Hill',
  'Shoreditch',
]

/** What an area is called in addresses. */
export const areaSlug = (area: string) => area.toLowerCase().replaceAll(' ', '-')

/** The page of an area; null for one that an administrator has named and nobody has written of. */
export const areaPage = (area: string) => (areaNames.includes(area) ? paths.area(areaSlug(area)) : null)
