import { expect, it } from 'vitest'
import { read } from './built'

const marker = (page: string) => {
  const [, json] = read(page).match(/data-map="([^"]+)"/) ?? []
  return JSON.parse((json ?? 'null').replaceAll('&quot;', '"').replaceAll('&#34;', '"'))
}

it('The map on a property page marks its street, and does not geocode its area', () => {
  const marked = marker('property/canonbury-square-georgian-house.html')
  expect(marked).toEqual({ lat: 51.544, lng: -0.099, title: 'Canonbury Square Georgian House', zoom: 16 })
})
