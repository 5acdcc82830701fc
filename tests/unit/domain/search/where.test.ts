import { describe, expect, it } from 'vitest'
import type { Listing } from '../../../../src/domain/listing/listing'
import { walkPlace } from '../../../../src/domain/london/walk'
import { streetOfTitle } from '../../../../src/domain/search/street-name'
import { readPostcode, resolvePlace, suggestPlaces } from '../../../../src/domain/search/where'
import { wherePlaces } from '../../../../src/domain/search/where-places'
import { differsByOneLetter, normaliseWhere } from '../../../../src/domain/search/where-text'

const testListing = (title: string, area: string, listingType = 'rent', outcode: string | null = null) =>
  ({ title, area, listingType, outcode }) as Listing
const places = wherePlaces([
  testListing('Cornwall Gardens Apartment', 'Kensington'),
  testListing('Munster Road Terrace', 'Fulham'),
  testListing('Pelham Crescent Apartment', 'Kensington', 'sale'),
  testListing('Gower Street Flat', 'Bloomsbury', 'rent', 'WC1E'),
])
const suggestions = (text: string) =>
  suggestPlaces(places, text, 'rent').map(({ kind, name, filter, value }) => `${kind} ${name}: ${filter}=${value}`)
const meant = (text: string) => {
  const place = resolvePlace(places, text, 'rent')
  return place ? `${place.filter}=${place.value}` : 'words'
}

describe('The first suggestion for', () => {
  it.each([
    ['imperial', 'University Imperial College London: near=imperial-college-london'],
    ['SW7', 'Postcode SW7: postcode=SW7'],
    ['sw7', 'Postcode SW7: postcode=SW7'],
    ['E1', 'Postcode E1: postcode=E1'],
    ['E14 9', 'Postcode E14: postcode=E14'],
    ['E14 9GE', 'Postcode E14: postcode=E14'],
    ['e149ge', 'Postcode E14: postcode=E14'],
    ['SW1A 1AA', 'Postcode SW1A: postcode=SW1A'],
    ['WC1E 6BT', 'Postcode WC1E: postcode=WC1E'],
    ['cornwall gdns', 'Street Cornwall Gardens: q=Cornwall Gardens'],
    ['Cornwall Gard', 'Street Cornwall Gardens: q=Cornwall Gardens'],
    ['munster rd', 'Street Munster Road: q=Munster Road'],
    ['gloucester rd', 'Station Gloucester Road: near=gloucester-road'],
    ['gloucster road', 'Station Gloucester Road: near=gloucester-road'],
    ['kensngton', 'Area Kensington: area=Kensington'],
    ['Kensignton', 'Area Kensington: area=Kensington'],
    ['KENSINGTON', 'Area Kensington: area=Kensington'],
    ['肯辛顿', 'Area Kensington: area=Kensington'],
    ['肯辛頓', 'Area Kensington: area=Kensington'],
    ['金丝雀码头站', 'Area Canary Wharf: area=Canary Wharf'],
    ['帝国理工', 'University Imperial College London: near=imperial-college-london'],
    ['伦敦桥', 'Station London Bridge: near=london-bridge'],
    ['国王十字', 'Station King’s Cross St Pancras: near=kings-cross-st-pancras'],
    ['骑士桥', 'Station Knightsbridge: near=knightsbridge'],
    ['切尔西', 'District 切尔西: near=south-kensington'],
    ['梅费尔', 'District 梅费尔: near=bond-street'],
    ['金絲雀碼頭', 'Area Canary Wharf: area=Canary Wharf'],
    ['kings x', 'Station King’s Cross St Pancras: near=kings-cross-st-pancras'],
    ["King's Cross St. Pancras", 'Station King’s Cross St Pancras: near=kings-cross-st-pancras'],
    ['st pauls', 'Station St Paul’s: near=st-pauls'],
    ['saint pauls', 'Station St Paul’s: near=st-pauls'],
    ['elephant and castle', 'Station Elephant & Castle: near=elephant-castle'],
    ['old st', 'Station Old Street: near=old-street'],
    ['angel station', 'Station Angel: near=angel'],
    ['lse', 'University London School of Economics: near=london-school-of-economics'],
    ['canary wharf', 'Area Canary Wharf: area=Canary Wharf'],
    ['hackney', 'District Hackney: near=london-fields'],
    ['pelham cres', 'Street Pelham Crescent: q=Pelham Crescent'],
  ])('%j is %s', (text, first) => expect(suggestions(text)[0]).toBe(first))

  it.each([
    ['SW7', 'Postcode Around SW7: area=Kensington'],
    ['E14 9GE', 'Postcode Around E14: area=Canary Wharf'],
    ['SW1A 1AA', 'Postcode Around SW1: near=westminster'],
  ])('%j is followed by what is around it', (text, second) => expect(suggestions(text)[1]).toBe(second))
  it('the beginning of several postcodes offers only what is around the shortest', () =>
    expect(suggestions('e1').filter((name) => name.includes('Around'))).toEqual([
      'Postcode Around E1: near=whitechapel',
    ]))

  it.each(['nonsense', 'xyzzy', '', '   ', '!!!', 'M1 1AE', 'zq', 'garden flat with lift'])('%j is none', (text) =>
    expect(suggestions(text)).toEqual([]),
  )
})

describe('Sent without a choice,', () => {
  it.each([
    ['imperial', 'near=imperial-college-london'],
    ['SW7', 'postcode=SW7'],
    ['E14 9GE', 'postcode=E14'],
    ['cornwall gdns', 'q=Cornwall Gardens'],
    ['kensngton', 'area=Kensington'],
    ['肯辛顿', 'area=Kensington'],
    ['kings x', 'near=kings-cross-st-pancras'],
    ['st pauls', 'near=st-pauls'],
    ['nonsense', 'words'],
    ['garden', 'words'],
    ['wood', 'words'],
    ['park', 'words'],
    ['balcony', 'words'],
    // A street of the other list.
    ['pelham crescent', 'words'],
  ])('%j is %s', (text, filter) => expect(meant(text)).toBe(filter))
})

it('Every station and university is a place that a walk can start from', () => {
  const slugs = [...places.stations, ...places.universities].map(([name]) => suggestPlaces(places, name!, 'rent'))
  for (const [n, all] of slugs.entries()) {
    const near = all.find(({ kind }) => kind === 'Station' || kind === 'University')
    expect(walkPlace(near?.value ?? ''), `${n}`).not.toBeNull()
  }
})

it('Every district and postcode leads to an area or to a place of a walk', () => {
  const areas = places.areas.map(([name]) => name)
  for (const [name, target] of [...places.districts, ...places.outcodes])
    expect(areas.includes(target) || walkPlace(target) !== null, `${name}: ${target}`).toBe(true)
})

it('A street of the other list follows the places of this one, and says its list', () => {
  const [street] = suggestPlaces(places, 'pelham crescent', 'rent')
  expect(street).toMatchObject({ kind: 'Street', type: 'sale', detail: 'Kensington' })
  expect(suggestPlaces(places, 'pelham crescent', 'sale')[0]).toEqual(street)
})

it.each([
  ['Cornwall Gardens Apartment', 'Cornwall Gardens'],
  ['Canonbury Square Georgian House', 'Canonbury Square'],
  ["Regent's Park Road Flat", 'Regent’s Park Road'],
  ['Arnold Circus Apartment', 'Arnold Circus'],
  ['Marylebone Mews House', undefined],
  ['Primrose Hill Garden Flat', 'Primrose Hill'],
  ['Harbour Point Sky Residence', undefined],
  ['Thirty-Eighth Floor Apartment', undefined],
  ['Street', undefined],
])('The street of %j is %j', (title, street) => expect(streetOfTitle(title)).toBe(street))

it('A place of the map is not also a street', () => {
  const { streets } = wherePlaces([testListing('Primrose Hill Garden Flat', 'Camden')])
  expect(streets).toEqual([])
})

it('A thousand streets leave the file short', () => {
  const many = Array.from({ length: 1000 }, (_, n) =>
    testListing(
      `Number${n} Street Flat`.replace(/\d/g, (d) => 'abcdefghij'[+d]!),
      'Fulham',
    ),
  )
  expect(wherePlaces(many).streets).toHaveLength(200)
})

it.each([
  ['sw7', { outcode: 'SW7', rest: '' }],
  ['E14 9', { outcode: 'E14', rest: '9' }],
  ['E14 9GE', { outcode: 'E14', rest: '9GE' }],
  ['e1 6an', { outcode: 'E1', rest: '6AN' }],
  ['w1g0ab', { outcode: 'W1G', rest: '0AB' }],
  ['kensington', null],
  ['E14 9GE London', null],
])('The postcode in %j is %j', (text, read) => expect(readPostcode(text)).toEqual(read))

it('One wrong, missing, extra or swapped letter is one mistake; two are not', () => {
  for (const text of ['kensngton', 'kensingtoon', 'kansington', 'kesnington'])
    expect(differsByOneLetter('kensington', text), text).toBe(true)
  for (const text of ['kesngton', 'kansingten', 'kensing']) expect(differsByOneLetter('kensington', text)).toBe(false)
})

it.each([
  ['emoji', '🏠🏡👩‍👩‍👧'.repeat(3000)],
  ['right-to-left text with overrides', '\u202Eكنسينغتون\u202C שלום'.repeat(500)],
  ['ten kilobytes', 'a'.repeat(10_240)],
  ['ten kilobytes of words', 'st '.repeat(4000)],
  ['lone surrogates', '\uD800'.repeat(200)],
  ['a ligature that expands', 'ﷺ'.repeat(5000)],
  ['stacked marks', `zq${'\u0301'.repeat(10_000)}`],
  ['markup', '<img src=x onerror=alert(1)>'],
  ['a pattern', '.*+?^${}()|[]\\'],
  ['names of built-in properties', '__proto__ constructor'],
])('%s finds nothing, soon', (_, text) => {
  const start = performance.now()
  for (let n = 0; n < 20; n++) {
    expect(suggestPlaces(places, text, 'rent')).toEqual([])
    expect(resolvePlace(places, text, 'rent')).toBeUndefined()
  }
  expect(performance.now() - start).toBeLessThan(2000)
})

it('Accents, apostrophes and wide characters are the same name', () =>
  expect(normaliseWhere('Ｋｉｎｇ’ｓ  Crôss')).toBe('kings cross'))
