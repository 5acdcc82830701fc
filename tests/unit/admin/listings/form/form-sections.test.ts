import { describe, expect, it } from 'vitest'
import { factColumns, factField, isFactColumn } from '../../../../../src/domain/listing/facts/fact-fields'
import { fieldOrder } from '../../../../../src/admin/listings/form/form-sections'

describe.each(['sale', 'rent'] as const)('The form of a %s', (type) => {
  const fields = fieldOrder(type)
  it('has every fact of its type once, except pictures', () =>
    expect(fields.filter(isFactColumn).sort()).toEqual(
      factColumns.filter((column) => factField(column).needs[type] && factField(column).kind !== 'pictures').sort(),
    ))
  it('has no field twice', () => expect(new Set(fields).size).toBe(fields.length))
})
