/** The areas that the agency works in, each of which is a place on our map. */
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
