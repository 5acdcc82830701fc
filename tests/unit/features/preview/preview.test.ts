import { expect, it } from 'vitest'
import { previewOf } from '../../../../src/features/preview/preview'
import { completeListing } from '../../../complete-listing'

const row = (changes: Record<string, unknown>) => ({
  id: '11111111-1111-4111-8111-111111111111',
  ...completeListing('sale', { title: 'Wharf House', ...changes }),
})

it('A draft is previewed as if it were live', () => {
  expect(previewOf(row({ status: 'draft' }))).toMatchObject({
    draft: true,
    listing: { title: 'Wharf House', status: 'live' },
  })
})
it('Any other listing is previewed unchanged', () => {
  expect(previewOf(row({ status: 'under_offer' }))).toMatchObject({ draft: false, listing: { status: 'under_offer' } })
})
it('A row without a page’s required values explains that', () => {
  expect(previewOf(row({ status: 'draft', price: null }))).toEqual(expect.stringContaining('price'))
})
