// The local authority of districts that lie in one borough. Districts across a boundary (Balham, Fitzrovia, Kilburn)
// are left out, because only the address decides there.
const districts = {
  'Barking and Dagenham': 'Barking, Dagenham',
  Barnet: 'Finchley, Hendon',
  Bexley: 'Bexleyheath, Sidcup',
  Brent: 'Wembley, Willesden',
  Bromley: 'Beckenham, Chislehurst, Orpington',
  Camden: 'Belsize Park, Bloomsbury, Camden Town, Gospel Oak, Hampstead, Kentish Town, Primrose Hill, West Hampstead',
  Ealing: 'Acton, Ealing, Hanwell, Southall',
  Greenwich: 'Charlton, Eltham, Greenwich, Kidbrooke, Plumstead, Woolwich',
  Hackney: 'Clapton, Dalston, De Beauvoir Town, Hackney, Homerton, Hoxton, London Fields, Stoke Newington',
  'Hammersmith and Fulham': 'Fulham, Hammersmith, Parsons Green, West Kensington',
  Haringey: 'Hornsey, Muswell Hill, Tottenham, Wood Green',
  Havering: 'Hornchurch, Romford, Upminster',
  Hounslow: 'Brentford, Isleworth',
  Islington: 'Barnsbury, Canonbury, Holloway',
  'Kensington and Chelsea': 'Chelsea, Earl’s Court, Holland Park, Kensington, North Kensington, South Kensington',
  Lambeth: 'Brixton, Stockwell, West Norwood',
  Lewisham: 'Brockley, Catford, Forest Hill, Hither Green, Ladywell, Lewisham',
  Merton: 'Mitcham, Morden, Wimbledon',
  Newham: 'Beckton, Canning Town, East Ham, Plaistow, Silvertown, Stratford, West Ham',
  Redbridge: 'Ilford, Wanstead',
  'Richmond upon Thames': 'Barnes, Kew, Richmond, Teddington, Twickenham',
  Southwark: 'Bermondsey, East Dulwich, Nunhead, Peckham, Rotherhithe, Surrey Quays, Walworth',
  'Tower Hamlets':
    'Bethnal Green, Blackwall, Bow, Canary Wharf, Isle of Dogs, Limehouse, Mile End, Poplar, Stepney, Wapping',
  'Waltham Forest': 'Chingford, Leyton, Leytonstone, Walthamstow',
  Wandsworth: 'Battersea, Earlsfield, Putney, Tooting, Wandsworth',
  Westminster: 'Bayswater, Maida Vale, Marylebone, Mayfair, Paddington, Pimlico, Soho',
}

/** A name for comparison: `Earl's Court` and `Earl’s court` are equal. */
export const areaKey = (area: string) => area.trim().toLowerCase().replaceAll('’', "'")

const authorities = new Map(
  Object.entries(districts).flatMap(([authority, names]) =>
    names.split(', ').map((name): [string, string] => [areaKey(name), authority]),
  ),
)

/** The local authority of a district; undefined for an unknown or a divided one. */
export const areaAuthority = (area: string): string | undefined => authorities.get(areaKey(area))
