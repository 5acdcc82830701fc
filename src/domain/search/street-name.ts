const types =
  'Avenue|Circus|Close|Court|Crescent|Drive|Gardens|Grove|Hill|Lane|Mews|Parade|Place|Rise|Road|Row|Square|Street|' +
  'Terrace|Vale|Walk|Way|Wharf|Yard'
// At least one word before it; a “Mews House” or “Garden Flat” is a kind of home.
const street = new RegExp(String.raw`^((?:\p{Lu}[\p{L}’'.-]*|The|of) )+?(?:${types})\b(?! House)`, 'u')

/**
 * The street in a home’s title, which is all of its address that the site publishes: `Cornwall Gardens Apartment` is in
 * Cornwall Gardens. Undefined if the title names none.
 */
export const streetOfTitle = (title: string): string | undefined => street.exec(title)?.[0].replaceAll("'", '’')
