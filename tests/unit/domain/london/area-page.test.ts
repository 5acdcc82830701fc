import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { areaNames } from '#agency/area-names.ts'
import { areaPage } from '../../../../src/domain/london/area-page'
import { areaSlug } from '../../../../src/domain/london/area-slug'

it('each of our areas has exactly one page', () => {
  expect(readdirSync('src/agency/areas').toSorted()).toEqual(areaNames.map((area) => `${areaSlug(area)}.md`).toSorted())
})

it('any other area has no page', () => {
  expect(areaPage('Notting Hill')).toBe('/areas/notting-hill')
  expect(areaPage('constructor')).toBeNull()
  expect(areaPage('Soho')).toBeNull()
})
