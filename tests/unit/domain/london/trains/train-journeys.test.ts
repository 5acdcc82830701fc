import { describe, expect, it } from 'vitest'
import { metresBetween, walkingMinutes } from '../../../../../src/domain/london/distance'
import { doorJourney, maxWalkMinutes, wayText } from '../../../../../src/domain/london/trains/door-to-place'
import { directWalk, stationWalks } from '../../../../../src/domain/london/trains/station-walks'
import { journeysTo } from '../../../../../src/domain/london/trains/train-journeys'
import { stopPoint, trainLines } from '../../../../../src/domain/london/trains/train-lines'
import { boardingMinutes, hopMinutes, leavingMinutes } from '../../../../../src/domain/london/trains/train-network'
import { publishedJourneys } from '../../../../../src/domain/london/trains/train-text'
import { london } from '../../../../../src/domain/london/london'
import { walkPlace, walkPlaces } from '../../../../../src/domain/london/walk'
import { knownJourneys } from './known-journeys'

/** The minutes on one train, on the line's shortest route. */
function rideMinutes(line: string, from: string, to: string): number {
  const rides = trainLines[line]!.routes.flatMap(({ stations }) => {
    const [first, last] = [stations.indexOf(from), stations.indexOf(to)].sort((a, b) => a - b) as [number, number]
    if (first < 0) return []
    const stops = stations.slice(first, last + 1)
    return [stops.slice(1).reduce((sum, stop, n) => sum + hopMinutes(line, stops[n]!, stop), 0)]
  })
  return Math.min(...rides)
}

describe('Journeys whose times are published', () => {
  it.each(knownJourneys)('$from to $to takes about $minutes min ($source)', ({ rides, minutes }) => {
    const reckoned = rides.reduce((sum, { line, from, to }, n) => {
      const before = rides[n - 1]
      const walk = before ? walkingMinutes(metresBetween(stopPoint(before.to), stopPoint(from))) : 0
      const change = before ? leavingMinutes + walk + boardingMinutes + trainLines[line]!.every / 2 : 0
      return sum + change + rideMinutes(line, from, to)
    }, 0)
    expect(Math.abs(reckoned / minutes - 1), `${reckoned.toFixed(1)} min`).toBeLessThanOrEqual(0.15)
  })
  it('are at least ten', () => expect(knownJourneys.length).toBeGreaterThanOrEqual(10))
})

describe('The way to a place', () => {
  const wayOf = (from: string, slug: string) => publishedJourneys(walkPlace(slug)!).from[from]![1]
  it('names each train, where to leave it, and the walk at the end', () => {
    expect(wayOf('Swiss Cottage', 'london-school-of-economics')).toBe(
      'Jubilee line to Bond Street, then Central line to Holborn, then walk 7 min',
    )
    expect(wayOf('Greenwich', 'canary-wharf')).toBe('DLR to Canary Wharf (DLR)')
    expect(wayOf('Hampstead', 'bank-monument')).toBe('Northern line to Bank')
  })
  it('walks between two stations if that is quicker', () => {
    const [, way] = publishedJourneys(walkPlace('bank-monument')!).from['Gospel Oak']!
    expect(way).toBe('Mildmay line to Camden Road, then walk to Camden Town, then Northern line to Bank')
  })
  it('begins at the station of its first train, with the walk there', () => {
    const journeys = publishedJourneys(walkPlace('green-park')!)
    const [minutes, way, boarding] = journeys.from['Canary Wharf (DLR)']!
    expect(way).toMatch(/^Jubilee line to /)
    expect(boarding?.[0]).toBe('Canary Wharf')
    const extra = minutes - journeys.from['Canary Wharf']![0]
    expect(extra).toBeGreaterThan(0)
    expect(doorJourney([['Canary Wharf (DLR)', 2]], journeys)?.start).toEqual(['Canary Wharf', 2 + extra])
    for (const place of walkPlaces)
      for (const [, text] of Object.values(publishedJourneys(place).from)) expect(text).not.toMatch(/^walk to/i)
  })
  it('is no train where one walks', () => {
    expect(publishedJourneys(walkPlace('bank-monument')!).from['Bank']).toEqual([0, ''])
    expect(wayOf('South Kensington', 'imperial-college-london')).toBe('')
  })
  it('changes trains of one line where no train goes through', () => {
    expect(wayOf('All Saints', 'cutty-sark')).toMatch(/^DLR to [^,]+, then DLR to Cutty Sark$/)
  })
  it('is known from every station to every place', () => {
    for (const place of walkPlaces)
      expect([place.name, journeysTo(place).size]).toEqual([place.name, london.stations.length])
  })
  it('never takes longer than from the next stop of a line and the ride there', () => {
    const journeys = journeysTo(walkPlace('kings-cross-st-pancras')!)
    for (const [line, { routes, every }] of Object.entries(trainLines))
      for (const { stations, every: own = every } of routes)
        stations.slice(1).forEach((stop, n) => {
          const [here, there] = [journeys.get(stations[n]!), journeys.get(stop)]
          if (!here || !there) return
          const ride = boardingMinutes + own / 2 + hopMinutes(line, stations[n]!, stop) + leavingMinutes
          expect(here.minutes, `${stations[n]} ${line}`).toBeLessThanOrEqual(there.minutes + ride + 1)
        })
  })
})

describe('The journey from a home', () => {
  const journeys = {
    name: 'Bank',
    from: { Near: [30, 'A line to Bank'], Far: [12, 'B line to Bank'], Bank: [0, ''] },
  } as const
  const journeyFrom = (walks: [string, number][], direct?: number) => doorJourney(walks, journeys, direct)
  it('begins at the station from which it is quickest, not at the nearest', () => {
    expect(
      journeyFrom([
        ['Near', 2],
        ['Far', 15],
      ]),
    ).toEqual({ minutes: 27, start: ['Far', 15], way: 'B line to Bank' })
    expect(wayText(journeyFrom([['Far', 15]])!)).toBe('Walk 15 min to Far. B line to Bank.')
  })
  it('is on foot if that is quicker', () => {
    expect(
      journeyFrom([
        ['Near', 2],
        ['Bank', 18],
      ]),
    ).toEqual({ minutes: 18, start: null, way: '' })
    expect(journeyFrom([['Far', 15]], 16)).toEqual({ minutes: 16, start: null, way: '' })
    expect(wayText(journeyFrom([], 16)!)).toBe('On foot.')
  })
  it('is unknown without a station, or without a way from one', () => {
    expect(journeyFrom([])).toBeNull()
    expect(journeyFrom([['Elsewhere', 3]])).toBeNull()
  })
  it('does not cross the river on foot', () => {
    // Opposite Island Gardens.
    const walks = stationWalks([51.483, -0.0095]).map(([name]) => name)
    expect(walks).toContain('Cutty Sark')
    expect(walks).not.toContain('Island Gardens')
    expect(directWalk([51.483, -0.0095], walkPlace('island-gardens')!)).toBeNull()
  })
  it('walks no farther than the limit', () => {
    for (const [, minutes] of stationWalks([51.5, -0.15])) expect(minutes).toBeLessThanOrEqual(maxWalkMinutes)
  })
})
