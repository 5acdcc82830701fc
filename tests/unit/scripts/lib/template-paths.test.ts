import { expect, it } from 'vitest'
import { templatePaths } from '../../../../scripts/lib/template-paths'

const files = [
  'index.html',
  'rent.html',
  '404.html',
  'listing-shell.html',
  'property/a.html',
  'admin/index.html',
  '_astro/a.js',
]
const chinese = ['zh/index.html', 'zh/rent.html', 'zh/404.html', 'zh/listing-shell.html', 'zh/property/a.html']

it('Screenshots show each template once in each language: one home of many, a missing home and a missing page', () =>
  expect(templatePaths([...files, ...chinese])).toEqual([
    '/',
    '/admin/',
    '/not-there',
    '/property/cornwall-gardens-apartment',
    '/property/not-there',
    '/rent',
    '/zh/',
    '/zh/not-there',
    '/zh/property/cornwall-gardens-apartment',
    '/zh/property/not-there',
    '/zh/rent',
  ]))
