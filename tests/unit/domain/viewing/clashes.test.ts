import { describe, expect, it } from 'vitest'
import { placeOfPostcode } from '../../../../src/domain/london/outcodes'
import { type Candidate, clashesOf, clashText, placeOf } from '../../../../src/domain/viewing/clashes'
import { type Place, travelMinutes } from '../../../../src/domain/viewing/travel'
import { unnamedHost } from '../../../../src/domain/viewing/unnamed-host'
import { parseDiary } from '../../../../src/domain/viewing/viewing'
import { diaryRow } from './diary-row'

const place = (changes: Partial<Place> = {}): Place => ({
  ...{ listingId: '', address: '', area: '', latitude: null, longitude: null },
  ...changes,
})

describe('The minutes between two appointments', () => {
  const fulham = place({ listingId: 'a', latitude: 51.479, longitude: -0.201 })
  it('are none at the same home or the same address', () => {
    expect(travelMinutes(fulham, { ...fulham })).toBe(0)
    const typed = place({ address: '1 Canonbury Row, N1 2AA' })
    expect(travelMinutes(typed, place({ address: '1 canonbury row N1 2AA' }))).toBe(0)
  })
  it('follow the distance at 15 km/h and ten minutes more, rounded up to five', () => {
    const greenwich = place({ listingId: 'b', latitude: 51.482, longitude: -0.008 })
    expect(travelMinutes(fulham, greenwich)).toBe(65)
    const nextDoor = place({ listingId: 'c', latitude: 51.479, longitude: -0.202 })
    expect(travelMinutes(fulham, nextDoor)).toBe(15)
  })
  it('use the postcode of a valuation visit, and the area of a home without coordinates', () => {
    const islington = place({ address: '1 Canonbury Row, N1 2AA' })
    expect(travelMinutes(place({ listingId: 'd', area: 'Islington' }), islington)).toBe(10)
    expect(travelMinutes(fulham, islington)).toBeGreaterThan(40)
  })
  it('are not none between two homes because neither place is recorded, or both are only known by their area', () => {
    const minutes = (changes: Record<string, unknown>) => {
      const [one, other] = parseDiary(
        ['a', 'b'].map((property_id) =>
          diaryRow('2026-11-23T10:00:00Z', { meeting_place: '', property_id, ...changes }),
        ),
      ).map(placeOf)
      return travelMinutes(one!, other!)
    }
    expect(minutes({ area: '', appointment: 'valuation' })).toBe(30)
    expect(minutes({ kind: 'video' })).toBe(10)
  })
  it('are thirty if a place is unknown', () => {
    expect(travelMinutes(fulham, place({ address: 'A farm in Wales' }))).toBe(30)
  })
  it.each([
    ['1 Canonbury Row, N1 2AA', 'Islington'],
    ['W1G 8AB', 'Marylebone'],
    ['sw11 4nj', 'Battersea'],
    ['EC1A 1BB', 'City of London'],
    ['Flat B2, 4 Cornwall Gardens, London SW7 4AJ', 'South Kensington'],
    ['CF10 1AA', undefined],
    ['', undefined],
  ])('place %j in %s', (text, name) => expect(placeOfPostcode(text)).toBe(name))
})

describe('An appointment', () => {
  const at = (time: string) => new Date(`2026-11-27T${time}:00Z`)
  const [studio] = parseDiary([
    diaryRow('2026-11-27T09:30:00Z', {
      ...{ id: 'studio', title: 'Eel Brook Studio', property_id: 'studio', attendee_id: 'amara', attendee: 'Amara' },
      ...{ latitude: 51.479, longitude: -0.201 },
    }),
  ])
  const candidate = (time: string, changes: Partial<Candidate> = {}): Candidate => ({
    ...{ id: 'new', startsAt: at(time), minutes: 30, attendeeId: 'amara', host: 'Amara' },
    ...place({ listingId: 'cornwall', latitude: 51.4945, longitude: -0.1853 }),
    ...changes,
  })
  const texts = (wanted: Candidate) => clashesOf(wanted, [studio!]).map((clash) => clashText(clash, wanted))

  it('clashes with another of the same person at the same time', () => {
    expect(texts(candidate('09:45'))).toEqual(['Amara is at Eel Brook Studio from 09:30 to 10:00.'])
  })
  it('clashes if there is too little time to get there, and says when to leave', () => {
    expect(texts(candidate('10:15'))).toEqual([
      'Amara is at Eel Brook Studio until 10:00, about 20 minutes away. Leave by 09:55.',
    ])
    expect(texts(candidate('10:20'))).toEqual([])
    expect(texts(candidate('08:50'))).toEqual([
      'Amara must be at Eel Brook Studio at 09:30, about 20 minutes away. Leave by 09:10.',
    ])
    expect(texts(candidate('08:40'))).toEqual([])
  })
  it('follows another at the same home at once', () => {
    expect(texts(candidate('10:00', { listingId: 'studio' }))).toEqual([])
  })
  it('clashes with another of the same home at the same time, whoever attends', () => {
    const other = { attendeeId: 'daniel', host: 'Daniel', listingId: 'studio' }
    expect(texts(candidate('09:45', other))).toEqual([
      'Eel Brook Studio has another viewing from 09:30 to 10:00, with Amara.',
    ])
    expect(texts(candidate('10:00', other))).toEqual([])
    expect(texts(candidate('09:45', { ...other, listingId: 'cornwall' }))).toEqual([])
  })
  it('of people without an account compares their names', () => {
    const owner = { ...studio!, attendeeId: '', attendee: '', host: 'Mrs Hale' }
    expect(clashesOf(candidate('09:30', { attendeeId: '', host: 'mrs hale' }), [owner])).toHaveLength(1)
    expect(clashesOf(candidate('09:30', { attendeeId: '', host: 'Mr Hale' }), [owner])).toHaveLength(0)
  })
  it('that nobody has been given clashes with no other such one, but with one at the same home', () => {
    const held = { ...studio!, attendeeId: '', attendee: '', host: unnamedHost }
    const candidateOfNobody = candidate('09:30', { attendeeId: '', host: unnamedHost })
    expect(clashesOf(candidateOfNobody, [held])).toEqual([])
    expect(clashesOf({ ...candidateOfNobody, listingId: 'studio' }, [held])).toMatchObject([{ reason: 'listing' }])
  })
  it('clashes neither with itself nor with a cancelled one', () => {
    expect(texts(candidate('09:30', { id: 'studio' }))).toEqual([])
    expect(clashesOf(candidate('09:30'), [{ ...studio!, state: 'cancelled' }])).toEqual([])
  })
})
