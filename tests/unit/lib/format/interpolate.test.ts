import { expect, test } from 'vitest'
import { interpolate } from '../../../../src/lib/format/interpolate'

test('a fact replaces its name', () =>
  expect(interpolate('It takes {visit}.', { visit: '30 minutes' })).toBe('It takes 30 minutes.'))

test('a name may come from figures.yaml, with its hyphens', () =>
  expect(interpolate('{weeks-to-let} weeks', { 'weeks-to-let': 3 })).toBe('3 weeks'))

test('an unknown fact stops the build with the known names', () =>
  expect(() => interpolate('It takes {vist}.', { visit: '30 minutes' })).toThrow(
    '{vist} for “It takes {vist}.…”. Known: visit',
  ))
