import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { areaNames, areaPage, areaSlug } from '../../../../src/domain/london/area-names'

it('each area that we work in has a page of words, and no other', () => {
  expect(readdirSync('src/content/areas').toSorted()).toEqual(
    areaNames.map((area) => `${areaSlug(area)}.md`).toSorted(),
  )
})

it('an area of another name has no page', () => {
  expect(areaPage('Notting Hill')).toBe('/areas/notting-hill')
  expect(areaPage('constructor')).toBeNull()
  expect(areaPage('Soho')).toBeNull()
})
