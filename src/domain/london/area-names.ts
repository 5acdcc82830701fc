import { paths } from '../../paths'

/** The agency's areas, each with a place on our map and a page. */
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

/** The slug of an area. */
export const areaSlug = (area: string) => area.toLowerCase().replaceAll(' ', '-')

/** The page of an area; null for areas that were added in the admin and have no page. */
export const areaPage = (area: string) => (areaNames.includes(area) ? paths.area(areaSlug(area)) : null)
