import { describe, expect, it } from 'vitest'
import { proposedSlug, slugify, slugProblem } from '../../../../../src/admin/listings/form/slug'
import { corpus } from '../../../../hostile'

describe('A title as a slug', () => {
  it.each([
    ['Cornwall Gardens Apartment', 'cornwall-gardens-apartment'],
    ['  King’s Café & Mews, No. 4 ', 'kings-cafe-and-mews-no-4'],
    ['Łódź Straße Øst', 'lodz-strasse-ost'],
    ['Ångström — Nguyễn', 'angstrom-nguyen'],
    ['½ Moon Street', '1-2-moon-street'],
    ['伦敦公寓', ''],
    ['伦敦 Flat', 'flat'],
  ])('%s → “%s”', (title, slug) => expect(slugify(title)).toBe(slug))
  it('is truncated between words', () =>
    expect(proposedSlug('word '.repeat(40), 'Camden', 1)).toMatch(/^(word-){23}word$/))
  it('written by hand is never truncated: one of 150 characters is refused with a message', () => {
    const written = 'a'.repeat(150)
    expect(slugify(written)).toBe(written)
    expect(slugProblem(written)).toBe('The address can have 120 characters at most; this one has 150. Shorten it.')
    expect(slugProblem('a'.repeat(120))).toBeNull()
  })
  it('is area and number if the title is in another script', () => {
    expect(proposedSlug('伦敦公寓', 'Canary Wharf', 4021)).toBe('canary-wharf-4021')
    expect(proposedSlug('伦敦公寓', '伦敦', 4021)).toBe('home-4021')
    expect(proposedSlug(' ', 'Camden', 4021)).toBe('')
  })
})

it.each(Object.entries(corpus))('%s as a slug is words with hyphens, or nothing', (_what, text) =>
  expect(slugify(text)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/),
)
