import { expect, it } from 'vitest'
import { changesOf } from './present'

it.each([
  // The record, the listing's columns, the changes.
  ['0', { property_type: 'flat' }, null],
  ['46', { property_type: 'flat' }, null],
  ['0', {}, { property_type: 'other' }],
  ['1', { property_type: 'other' }, { property_type: 'terraced_house' }],
])('PROP_SUB_ID %s, where the listing has %j', (code, there, change) => {
  expect(changesOf({ PROP_SUB_ID: code }, there)).toEqual(change)
})
