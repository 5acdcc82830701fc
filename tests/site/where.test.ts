import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import type { WherePlaces } from '../../src/domain/search/where'
import { fileAt, folder, read } from './built'
import { readdirSync } from 'node:fs'
import { scripts } from './public-scripts'

const text = read('where.json')
const places = JSON.parse(text) as WherePlaces

it('The places of the “where” box are at most 6 kB', () => expect(gzipSync(text).length).toBeLessThan(6_000))

it('It names streets of listed homes alone, and nothing that no page says', () => {
  expect(Object.keys(places).sort()).toEqual(['areas', 'districts', 'outcodes', 'stations', 'streets', 'universities'])
  // Thurloe Square’s and other drafts have no page; Rivington Street has one.
  const titles = readdirSync(`${folder}/property`, { encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => /<h1[^>]*>([^<]*)/.exec(read(`property/${file}`))?.[1] ?? '')
    .map((title) => title.replaceAll('&#39;', '’').trim())
  expect(places.streets.length).toBeGreaterThan(5)
  for (const [street] of places.streets)
    expect(
      titles.some((title) => title.replaceAll("'", '’').startsWith(street)),
      street,
    ).toBe(true)
})

it('The pages do not load it before somebody reaches the box', () => {
  for (const page of ['/', '/rent', '/buy']) expect(read(fileAt(page)!)).not.toContain('where.json')
})

it('Its late code is at most 10 kB', () => {
  const weightOf = (name: string) =>
    [...scripts]
      .filter(([file]) => file.startsWith(`${name}.`))
      .reduce((sum, [, code]) => sum + gzipSync(code).length, 0)
  const parts = ['where-box', 'where-search', 'find-home'].map(weightOf)
  expect(
    parts.every((bytes) => bytes > 0),
    parts.join(),
  ).toBe(true)
  expect(parts.reduce((a, b) => a + b)).toBeLessThan(10_000)
})

it('Without script the home page’s boxes are plain fields of its forms', () => {
  const homePage = read('index.html')
  for (const list of ['/rent', '/buy']) {
    const form = new RegExp(`<form[^>]*action="${list}"[^>]*>[\\s\\S]*?</form>`).exec(homePage)?.[0] ?? ''
    expect(form).toMatch(/<label[^>]*for="where-(rent|sale)"[^>]*>\s*Where/)
    expect(form).toMatch(/<input[^>]*name="where"/)
  }
})
