import { describe, expect, it } from 'vitest'
import { doorJourney } from '../../../../../src/domain/london/trains/door-to-place'
import { directWalk, stationWalks } from '../../../../../src/domain/london/trains/station-walks'
import { trainReach, trainText } from '../../../../../src/domain/london/trains/train-reach'
import { publishedJourneys } from '../../../../../src/domain/london/trains/train-text'
import { walkPlace } from '../../../../../src/domain/london/walk'

const destination = (slug: string) => {
  const place = walkPlace(slug)!
  return { place, journeys: publishedJourneys(place) }
}
const bank = destination('bank-monument')

/** The level of a cell, as the database reads it. */
function levelAt({ south, west, columns, runs }: ReturnType<typeof trainReach>, lat: number, lng: number): number {
  const [row, column] = [Math.round(lat * 1000) - south, Math.round(lng * 1000) - west]
  const cells = runs.flatMap((level, n) => (n % 2 === 0 ? Array<number>(runs[n + 1]!).fill(level) : []))
  return row < 0 || column < 0 || column >= columns ? 0 : (cells[row * columns + column] ?? 0)
}

describe('The homes that reach a place by train in time', () => {
  it('are exactly those whose own journey is short enough', () => {
    const reach = trainReach([bank], 35)
    for (let lat = 51.45; lat < 51.575; lat += 0.007)
      for (let lng = -0.24; lng < 0.04; lng += 0.011) {
        const origin: [number, number] = [Number(lat.toFixed(3)), Number(lng.toFixed(3))]
        const journey = doorJourney(stationWalks(origin), bank.journeys, directWalk(origin, bank.place) ?? undefined)
        expect(levelAt(reach, ...origin) > 0, origin.join()).toBe((journey?.minutes ?? Infinity) <= 35)
      }
  })
  it('make a request of at most four kilobytes, whatever the place', () => {
    for (const slug of ['bank-monument', 'canary-wharf', 'greenwich', 'imperial-college-london'])
      for (const minutes of [20, 30, 40, 50, 60])
        expect(JSON.stringify(trainReach([destination(slug)], minutes)).length).toBeLessThan(4000)
  })
  it('are none if two people work too far apart', () => {
    expect(trainReach([destination('greenwich'), destination('hammersmith')], 20).runs).toEqual([])
  })
  it('have lower levels for shorter journeys, if they are to be sorted', () => {
    const reach = trainReach([bank], 40, true)
    expect(levelAt(reach, 51.513, -0.089)).toBe(1)
    expect(new Set(reach.runs.filter((_, n) => n % 2 === 0))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7, 8]))
  })
})

it.each([
  [['bank-monument'], /^About \d+[05] min by train to Bank & Monument$/],
  [
    ['bank-monument', 'university-college-london'],
    /^About \d+[05] min by train to Bank & Monument\nAbout \d+[05] min by train to UCL$/,
  ],
  [['canary-wharf'], /^About 5 min on foot to Canary Wharf$/],
])('A card names the journey to %j', (slugs, text) => {
  expect(trainText([51.504, -0.019], slugs.map(destination))).toMatch(text)
})
it('A card of a home far from every station names no journey', () => {
  expect(trainText([51.6, -0.5], [bank])).toBeUndefined()
})
