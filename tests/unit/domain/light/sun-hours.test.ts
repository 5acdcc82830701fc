import { describe, expect, it } from 'vitest'
import { type DayOfSun, inFront, sunHours, sunSentence } from '../../../../src/domain/light/sun-hours'
import { sunPosition } from '../../../../src/domain/light/sun-position'
import { type Direction, directions } from '../../../../src/domain/listing/facts/fact-fields'

const clock = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const everyDirection = Object.keys(directions) as Direction[]

// Published times of sunrise and sunset in London, by its clock, and their azimuths in whole degrees.
const published = [
  { month: 'June', rise: '04:43', set: '21:21', from: 49, to: 311 },
  { month: 'September', rise: '06:46', set: '18:58', from: 89, to: 271 },
  { month: 'December', rise: '08:04', set: '15:53', from: 128, to: 232 },
]

describe('The sun over London', () => {
  it.each(published)('rises and sets in $month as the almanacs say', ({ month, rise, set, from, to }) => {
    const day = sunHours('south').find((one) => one.month === month)
    expect(Math.abs(day!.daylight.from - clock(rise))).toBeLessThanOrEqual(2)
    expect(Math.abs(day!.daylight.to - clock(set))).toBeLessThanOrEqual(2)
    expect(Math.abs(day!.azimuths.from - from)).toBeLessThanOrEqual(1)
    expect(Math.abs(day!.azimuths.to - to)).toBeLessThanOrEqual(1)
  })
  it.each([
    ['2026-06-21T12:02:30Z', 61.9],
    ['2026-12-21T11:58:30Z', 15.1],
  ])('stands due south at solar noon of %s, at its published height', (moment, altitude) => {
    const sun = sunPosition(Date.parse(moment))
    expect(sun.azimuth).toBeCloseTo(180, -0.5)
    expect(sun.altitude).toBeCloseTo(altitude, 0)
  })
})

describe('Windows', () => {
  const sentences = (direction: Direction) => sunHours(direction).map(sunSentence)
  it('to the west get the sun from the early afternoon, in summer time where it applies', () =>
    expect(sentences('west')).toEqual([
      'In June, sun can reach these windows from about 1 pm to 9:15 pm.',
      'In September, sun can reach these windows from about 1 pm to 7 pm.',
      'In December, sun can reach these windows from about noon to 4 pm.',
    ]))
  it('to the south get it all day in December', () =>
    expect(sentences('south')[2]).toBe('In December, sun can reach these windows from about 8 am to 4 pm.'))
  it('to the north get it early and late in June, and never in December', () =>
    expect(sentences('north')).toEqual([
      'In June, sun can reach these windows from about 4:45 am to 8:30 am and from about 5:45 pm to 9:15 pm.',
      'In September, no direct sun reaches these windows.',
      'In December, no direct sun reaches these windows.',
    ]))
  const minutes = ({ spans }: DayOfSun) => spans.reduce((sum, { from, to }) => sum + to - from, 0)
  it.each(['north', 'north_east', 'east', 'south_east'] as const)(
    'to the %s and those opposite share the daylight between them',
    (direction) => {
      const opposite = everyDirection[(everyDirection.indexOf(direction) + 4) % 8]!
      const [those, others] = [sunHours(direction), sunHours(opposite)]
      those.forEach((day, n) => {
        const light = day.daylight.to - day.daylight.from
        // A glance along the wall counts for neither.
        expect(Math.abs(light - minutes(day) - minutes(others[n]!))).toBeLessThanOrEqual(20)
      })
    },
  )
  it('see the sun in front of them only', () => {
    expect(inFront(100, 'east')).toBe(true)
    expect(inFront(181, 'east')).toBe(false)
    expect(inFront(350, 'north')).toBe(true)
    expect(inFront(10, 'north_west')).toBe(true)
  })
})
