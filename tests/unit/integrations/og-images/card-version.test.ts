import { expect, it } from 'vitest'
import { cardVersion } from '../../../../src/integrations/og-images/card-version'

const page = {
  title: 'A Home, Camden',
  description: 'Two rooms.',
  picture: '/pictures/a/living.webp',
  card: { title: 'A Home', facts: [{ name: 'Price', value: '£500,000' }] },
}
const facts = (value: string) => ({ ...page, card: { ...page.card, facts: [{ name: 'Price', value }] } })

it('A card’s version changes with its title, facts and picture only', () => {
  const version = cardVersion(page)
  expect(version).toMatch(/^[0-9a-f]{8}$/)
  expect(cardVersion({ ...page, description: 'Three rooms.', modified: '2026-11-28' })).toBe(version)
  const changed = [facts('£480,000'), facts('Sold'), { ...page, picture: '/b.webp' }, { title: 'B', description: '' }]
  expect(new Set(changed.map(cardVersion).concat(version)).size).toBe(5)
})
