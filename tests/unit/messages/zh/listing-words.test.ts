import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { factHint } from '../../../../src/admin/listings/form/form-sections'
import { line, zone } from '../../../../src/messages/zh/lines'
import { floor, groundRentReview, source } from '../../../../src/messages/zh/listing-words'

describe('A floor in Chinese', () => {
  it.each([
    ['Ground floor', '底层（ground floor，相当于国内一楼）'],
    ['First floor', '二楼（英国称 first floor）'],
    ['Ninth floor', '十楼（英国称 ninth floor）'],
    ['First and second floors', '二楼和三楼（英国称 first and second floors）'],
    ['Ground and first floors', '一楼和二楼（英国称 ground and first floors）'],
    ['First, second and third floors', '二楼、三楼和四楼（英国称 first, second and third floors）'],
    ['Thirty-eighth floor', '39 楼（英国称 thirty-eighth floor）'],
    ['14th floor', '15 楼（英国称 14th floor）'],
    ['Top floor', '顶层（top floor）'],
  ])('of %s counts the ground floor', (english, chinese) => expect(floor(english)).toBe(chinese))

  it.each(['Twenty-fourteenth floor', 'Garden level', 'First and garden floors'])('stays English for %s', (english) =>
    expect(floor(english)).toBe(english),
  )
})

it('The review of a ground rent keeps its figures', () => {
  expect(groundRentReview('Rises by £50 every 25 years')).toBe('每 25 年上调 £50')
  expect(groundRentReview('Rises with prices every ten years')).toBe('每 10 年随物价上调')
  expect(groundRentReview('Rises with prices every fifteen years')).toBe('Rises with prices every fifteen years')
})

it('The words that the admin suggests have a translation', () => {
  const examples = (text: string | null) => [...(text ?? '').matchAll(/“([^”]+)”/g)].map(([, example = '']) => example)
  const reviews = examples(factHint('ground_rent_review'))
  const floors = examples(factHint('floor_level'))
  expect([reviews.length, floors.length]).toEqual([2, 1])
  expect(reviews.filter((text) => groundRentReview(text) === text)).toEqual([])
  expect(floors.filter((text) => floor(text) === text)).toEqual([])
})

it('A station names its lines and zones', () => {
  expect(['Jubilee', 'Elizabeth', 'DLR'].map(line)).toEqual(['Jubilee 线', '伊丽莎白线', '码头区轻轨（DLR）'])
  expect([zone('1'), zone('2/3')]).toEqual(['一区', '二区和三区'])
})

it('The homes of the demo have Chinese words for all floors, reviews and sources', () => {
  const seed = readFileSync('supabase/seed.sql', 'utf8')
  const all = (pattern: RegExp) => [...new Set([...seed.matchAll(pattern)].map(([, text = '']) => text))]
  const floors = all(/"floor_level": "([^"]+)"/g)
  const reviews = all(/"ground_rent_review": "([^"]+)"/g)
  const sources = [...new Set([...seed.matchAll(/\('[a-z_]+', '([^']+)', \d\)/g)].map(([, text = '']) => text))]
  expect(Math.min(floors.length, reviews.length, sources.length)).toBeGreaterThan(5)
  expect(floors.filter((text) => floor(text) === text)).toEqual([])
  expect(reviews.filter((text) => groundRentReview(text) === text)).toEqual([])
  expect(sources.filter((text) => source(text) === text)).toEqual([])
})
