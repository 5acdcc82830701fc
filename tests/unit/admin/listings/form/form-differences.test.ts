import { describe, expect, it } from 'vitest'
import { differences } from '../../../../../src/admin/listings/form/form-differences'
import { filled } from './listing-values'

describe('The differences of two versions', () => {
  it('are named by their fields', () =>
    expect(differences(filled, { ...filled, price: '1', pictures: [] })).toEqual(['price', 'images']))
})
