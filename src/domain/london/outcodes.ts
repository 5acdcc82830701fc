// The places on our map to which the postcode districts of inner London belong. Pure.

const districts: Record<string, string> = {
  'City of London': 'EC1 EC2 EC3 EC4',
  Bloomsbury: 'WC1',
  Soho: 'WC2',
  Marylebone: 'W1',
  Camden: 'NW1',
  Westminster: 'SW1',
  Knightsbridge: 'SW1X',
  Pimlico: 'SW1V SW1W',
  Paddington: 'W2',
  'Maida Vale': 'W9',
  Bayswater: 'W10',
  'Notting Hill': 'W11',
  Kensington: 'W8 W14',
  'South Kensington': 'SW7',
  'Earl’s Court': 'SW5 SW10',
  Chelsea: 'SW3',
  Fulham: 'SW6',
  Hammersmith: 'W6',
  'Shepherd’s Bush': 'W12',
  Putney: 'SW15',
  Battersea: 'SW8 SW11',
  Clapham: 'SW4',
  Kennington: 'SE11',
  Lambeth: 'SE17',
  Southwark: 'SE1',
  Bermondsey: 'SE16',
  Deptford: 'SE8 SE14',
  Greenwich: 'SE10',
  Blackheath: 'SE3',
  Lewisham: 'SE13',
  'Isle of Dogs': 'E14',
  Whitechapel: 'E1',
  Wapping: 'E1W',
  'Bethnal Green': 'E2',
  Hackney: 'E8 E9',
  Stratford: 'E15 E20',
  Islington: 'N1',
  Highbury: 'N5 N7',
  'Kentish Town': 'NW5',
  Hampstead: 'NW3',
  'St John’s Wood': 'NW8',
}
const placeOfDistrict = new Map(
  Object.entries(districts).flatMap(([place, outcodes]) => outcodes.split(' ').map((outcode) => [outcode, place])),
)

/** The place of the last postcode in a text: `1 High Street, SW7 2AA` is in South Kensington. Undefined if unknown. */
export function placeOfPostcode(text: string): string | undefined {
  const outcodes = [...text.toUpperCase().matchAll(/\b([A-Z]{1,2}\d[A-Z\d]?)(?: *\d[A-Z]{2})?\b/g)].map(
    ([, outcode = '']) => outcode,
  )
  const outcode = outcodes.at(-1) ?? ''
  // Central districts are divided: W1G belongs to W1.
  return placeOfDistrict.get(outcode) ?? placeOfDistrict.get(outcode.replace(/[A-Z]$/, ''))
}

/** Every postcode district that we know, with its place on our map. */
export const knownOutcodes = (): [outcode: string, place: string][] => [...placeOfDistrict]
