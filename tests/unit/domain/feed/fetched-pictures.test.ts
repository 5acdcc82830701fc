import { expect, it } from 'vitest'
import type { CurrentListing } from '../../../../src/domain/feed/current-listings'
import { fetchedPayload } from '../../../../src/domain/feed/fetched-pictures'
import { present } from './present'

const [a, b, plan] = ['https://a.example/1', 'https://a.example/2', 'https://a.example/plan']
const listing = present('A1', {
  gallery: [a, b],
  picture_alts: ['A page', 'A room'],
  floor_plans: [plan],
  feed_media: { fetched: { 'https://a.example/0': '/gone.webp' } },
}) as CurrentListing
const change = (stored: [string, string | null][]) => fetchedPayload(listing, new Map(stored)).change[0]

it('Fetched pictures replace their addresses, also as the main picture', () =>
  expect(change([[a, '/a.webp']])).toMatchObject({
    row: { gallery: ['/a.webp', b], picture_alts: ['A page', 'A room'], thumb: '/a.webp' },
    media: { fetched: { [a]: '/a.webp' } },
  }))

it('An address that gives no picture is taken out with its caption, unless it is the last photograph', () => {
  expect(
    change([
      [a, null],
      [plan, null],
    ])?.row,
  ).toEqual({
    ...{ gallery: [b], picture_alts: ['A room'], thumb: b },
    floor_plans: null,
  })
  expect(
    change([
      [a, null],
      [b, null],
    ])?.row,
  ).toEqual({})
})
