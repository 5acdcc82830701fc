import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { groupOf, nameSheet, withGroupSheet } from '../../../../src/integrations/unused-css/groups'

const scratch = mkdtempSync(`${tmpdir()}/meridian-groups-`)
afterAll(() => rmSync(scratch, { recursive: true }))

it('has one group for pages that are opened one after the other, and none for those of staff', () => {
  expect(['rent.html', 'rent/2.html', 'buy.html'].map(groupOf)).toEqual(['lists', 'lists', 'lists'])
  expect(groupOf('property/rent-house.html')).toBe('property')
  expect(groupOf('about.html')).toBe('pages')
  expect(groupOf('admin/login.html')).toBeNull()
})

it('names the sheet of a group in a page of any length, and changes nothing else', async () => {
  const folder = pathToFileURL(`${scratch}/`)
  mkdirSync(`${scratch}/_astro`)
  writeFileSync(`${scratch}/_astro/Page.B2x_-9a1.css`, '')
  const page = (link: string) =>
    `<title>£ Café</title><link href="${link}"><link href="${link}">${'<p>Words</p>'.repeat(40_000)}`
  const html = await withGroupSheet(folder)('rent/2.html', page('/_astro/Page.B2x_-9a1.css'))
  writeFileSync(`${scratch}/2.html`, html)
  nameSheet(new URL('2.html', folder), 'lists', 'a1_-B2c3')
  expect(readFileSync(`${scratch}/2.html`, 'utf8')).toBe(page('/_astro/Page-lists.a1_-B2c3.css'))
})

it('leaves pages of staff with the whole sheet', async () => {
  const link = '<link href="/_astro/Page.B2x_-9a1.css">'
  expect(await withGroupSheet(pathToFileURL(`${scratch}/`))('styleguide.html', link)).toBe(link)
})
