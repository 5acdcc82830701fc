import { expect, it } from 'vitest'
import { listKeysFor } from '../../../../../src/admin/listings/list/list-keys'

const keysFor = (mayEdit: boolean) => listKeysFor(mayEdit).flatMap(({ keys }) => keys)

it('offers a reader only the keys that work for them', () => {
  expect(keysFor(true)).toEqual(['↑', '↓', 'Space', 'Enter', 'P', 'S', 'V', 'M', '/'])
  expect(keysFor(false)).toEqual(['↑', '↓', 'Enter', 'V', 'M', '/'])
})
