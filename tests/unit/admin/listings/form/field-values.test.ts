import { describe, expect, it } from 'vitest'
import { changedFields, fieldName } from '../../../../../src/admin/listings/form/field-values'
import { filled } from './listing-values'

describe('The differences of two versions', () => {
  it('are named by their fields', () =>
    expect(changedFields(filled, { ...filled, price: '1', pictures: [] }).map(fieldName)).toEqual(['price', 'images']))
})
