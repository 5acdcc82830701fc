import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Status } from '../../../../src/domain/listing/listing-status'
import { Location } from '../../../../src/features/property/Location'

const shown = (area: string, place?: [number, number], status: Status = 'live') =>
  renderToStaticMarkup(
    <Location
      listing={{
        title: 'Test Home',
        area,
        listingType: 'rent',
        status,
        hasCoordinate: place !== undefined,
        coordinate: { lat: place?.[0] ?? 51.5074, lng: place?.[1] ?? -0.1278 },
      }}
    />,
  )

it('A listing in inner London has its map, and nearby places as text', () => {
  const html = shown('Kensington', [51.497, -0.187])
  expect(html).toContain('Where Test Home is in London, on a map')
  expect(html).toMatch(/Gloucester Road.*about 7 min.*Circle, District and Piccadilly, zone 1/)
  expect(html).toContain('Royal College of Art')
  expect(html).toContain('Kensington Gardens')
})

it.each(['under_offer', 'let_agreed', 'sold', 'let'] as const)('A home that is %s promises no viewing', (status) => {
  expect(shown('Kensington', [51.497, -0.187])).toContain('when we confirm your viewing')
  expect(shown('Kensington', [51.497, -0.187], status)).not.toContain('viewing')
})

it('A listing without a position has the map of its area, without minutes', () => {
  const html = shown('Camden')
  expect(html).toContain('Where Camden is in London, on a map')
  expect(html).not.toContain('about')
})

it.each([
  ['Croydon', [51.376, -0.098] as [number, number], 'outside the part of London', 'mlat=51.376'],
  ['Atlantis', undefined, 'Atlantis is not on our map', 'query=Atlantis'],
])('A listing in %s has no empty drawing, but a sentence and a link', (area, place, text, link) => {
  const html = shown(area, place)
  expect(html).not.toContain('<svg')
  expect(html).toContain(text)
  expect(html).toContain(link)
})
