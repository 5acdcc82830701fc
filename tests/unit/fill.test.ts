import { expect, test } from 'vitest'
import { fill } from '../../src/lib/fill'

test('a fact takes the place of its name', () => expect(fill('It takes {visit}.', { visit: '30 minutes' })).toBe('It takes 30 minutes.'))
test('an unknown fact stops the build and names those that exist', () =>
  expect(() => fill('It takes {vist}.', { visit: '30 minutes' })).toThrow('{vist} for “It takes {vist}.…”. Known: visit'))
