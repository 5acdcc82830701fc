import { describe, expect, it } from 'vitest'
import { metresBetween } from '../../../../../src/domain/london/distance'
import { london } from '../../../../../src/domain/london/london'
import { stopPoint, stopsBetween, trainLines } from '../../../../../src/domain/london/trains/train-lines'

// A second reading of src/data/train-lines.json: typed apart from it, from the lines' maps.

/** The ends of each line on our map, and how many of our stations it serves. */
const secondReading: Record<string, [ends: string, stations: number]> = {
  Bakerloo: ['Elephant & Castle, Maida Vale', 14],
  Central: ['Shepherd’s Bush, Stratford', 16],
  Circle: ['Edgware Road, Hammersmith (H&C)', 34],
  District: ['Edgware Road, Hammersmith, Kensington (Olympia), Putney Bridge, Whitechapel', 29],
  'Hammersmith & City': ['Hammersmith (H&C), Whitechapel', 18],
  Jubilee: ['Stratford, West Hampstead', 17],
  Metropolitan: ['Aldgate, Finchley Road', 10],
  Northern: ['Battersea Power Station, Hampstead, Kennington, Kentish Town', 25],
  Piccadilly: ['Finsbury Park, Hammersmith', 18],
  Victoria: ['Finsbury Park, Vauxhall', 10],
  'Waterloo & City': ['Bank, Waterloo', 2],
  Elizabeth: ['Canary Wharf (Elizabeth line), Paddington, Stratford', 8],
  DLR: ['Bank, Canary Wharf (DLR), Canning Town, Lewisham, Stratford, Tower Gateway', 24],
  Lioness: ['Euston, South Hampstead', 2],
  Mildmay: ['Clapham Junction, Stratford, West Hampstead', 16],
  Windrush: ['Clapham Junction, Dalston Junction, Highbury & Islington, New Cross, New Cross Gate', 16],
  Weaver: ['Liverpool Street, London Fields', 4],
  Suffragette: ['', 1],
}
/** Neighbours in the middle of each line. */
const neighbours: Record<string, string[]> = {
  Bakerloo: ['Oxford Circus, Regent’s Park, Baker Street'],
  Central: ['Bank, St Paul’s, Chancery Lane, Holborn', 'Marble Arch, Lancaster Gate, Queensway'],
  Circle: ['Aldgate, Tower Hill, Monument', 'Bayswater, Paddington, Edgware Road'],
  District: ['Victoria, Sloane Square, South Kensington', 'Earl’s Court, West Kensington, Barons Court'],
  'Hammersmith & City': ['Liverpool Street, Aldgate East, Whitechapel', 'Paddington (H&C), Edgware Road, Baker Street'],
  Jubilee: ['Bond Street, Baker Street, St John’s Wood', 'Southwark, Waterloo, Westminster, Green Park'],
  Northern: ['Camden Town, Mornington Crescent, Euston', 'Moorgate, Bank, London Bridge, Borough'],
  Piccadilly: ['Holborn, Covent Garden, Leicester Square', 'Knightsbridge, South Kensington'],
  Victoria: ['Oxford Circus, Green Park, Victoria, Pimlico'],
  DLR: ['Mudchute, Island Gardens, Cutty Sark, Greenwich', 'Westferry, Poplar, Blackwall'],
  Mildmay: ['Camden Road, Kentish Town West, Gospel Oak, Hampstead Heath'],
  Windrush: ['Shadwell, Wapping, Rotherhithe, Canada Water, Surrey Quays'],
}
// Trains of National Rail pass many stations. Mildmay trains leave our map at Willesden Junction.
const farthestKm = (line: string) => (line === 'National Rail' ? 7 : line === 'Elizabeth' ? 5 : 3.6)

const entries = Object.entries(trainLines)
const shown = new Set(london.stations.map(({ name }) => name))
const between = new Set(stopsBetween.map(({ name }) => name))

describe.each(entries)('The %s', (line, { routes, outward }) => {
  it('has every station that our map gives it, and no other', () => {
    const own = london.stations.filter(({ lines }) => lines.includes(line)).map(({ name }) => name)
    const typed = [...routes.flatMap(({ stations }) => stations), ...outward].filter((name) => !between.has(name))
    expect([...new Set(typed)].toSorted()).toEqual(own.toSorted())
  })
  it('has neighbours that are near each other', () => {
    for (const { stations } of routes)
      stations.slice(1).forEach((stop, n) => {
        const before = stations[n]!
        const km = metresBetween(stopPoint(before), stopPoint(stop)) / 1000
        expect(km, `${before} to ${stop}`).toBeLessThan(farthestKm(line))
        expect(km, `${before} to ${stop}`).toBeGreaterThan(0.2)
      })
  })
  it('visits no station twice on a route, except that a circle closes', () => {
    for (const { stations } of routes) expect(stations.length - new Set(stations).size).toBe(line === 'Circle' ? 1 : 0)
  })
  if (line !== 'National Rail')
    it('is connected, and agrees with the second reading', () => {
      const [ends, count] = secondReading[line]!
      const typed = [...new Set(routes.flatMap(({ stations: [first = '', ...rest] }) => [first, rest.at(-1) ?? '']))]
      expect(typed.toSorted().join(', ')).toBe(ends)
      const stations = [...routes.flatMap((route) => route.stations), ...outward]
      expect(new Set(stations.filter((name) => shown.has(name))).size).toBe(count)
      const reached = new Set(routes[0]?.stations)
      for (let n = 0; n < routes.length; n++)
        for (const route of routes)
          if (route.stations.some((name) => reached.has(name))) route.stations.forEach((name) => reached.add(name))
      for (const { stations: all } of routes) for (const name of all) expect(reached).toContain(name)
      for (const part of neighbours[line] ?? [])
        expect(
          routes.some(({ stations: all }) =>
            [all, all.toReversed()].some((way) => `${way.join(', ')},`.includes(`${part},`)),
          ),
          part,
        ).toBe(true)
    })
})

it('Every line of our map with stations is read twice', () => {
  const onMap = new Set(london.stations.flatMap(({ lines }) => lines))
  expect(new Set(entries.map(([line]) => line))).toEqual(onMap)
  expect(new Set([...Object.keys(secondReading), 'National Rail'])).toEqual(onMap)
})

it('No stop between our stations has the name of one', () => {
  for (const name of between) expect(shown).not.toContain(name)
})
