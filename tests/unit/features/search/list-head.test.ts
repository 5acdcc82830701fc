import { expect, it } from 'vitest'
import { listHead } from '../../../../src/features/search/list-head'

it('Later pages of a list have another title and description than the first', () => {
  const head = (currentPage: number) => listHead('Homes', 'Homes to rent.', { currentPage, lastPage: 3 })
  expect(head(1)).toEqual({ title: 'Homes', description: 'Homes to rent.' })
  expect(head(2)).toEqual({ title: 'Homes, page 2', description: 'Homes to rent. Page 2 of 3.' })
})
