/** The agency's areas, each with a place on the map (src/data/london.json) and a page in areas/. */
export const areaNames: readonly string[] = [
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
