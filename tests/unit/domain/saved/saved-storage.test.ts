import { describe, expect, it } from 'vitest'
import { isSlug, parseViewed, withViewed } from '../../../../src/domain/saved/saved-storage'

describe('A slug', () => {
  it.each(['royal-hill-cottage', 'a', '12-canonbury-row', 'a'.repeat(120)])('is %s', (text) =>
    expect(isSlug(text)).toBe(true),
  )
  it.each([
    '',
    'Royal',
    'a--b',
    '-a',
    'a-',
    'a b',
    '../admin',
    'a,b',
    'a"',
    '<script>',
    'a'.repeat(121),
    7,
    null,
    undefined,
    ['a'],
  ])('is not %s', (value) => expect(isSlug(value)).toBe(false))
})

describe('The viewed listings', () => {
  it('start with the latest, each once, twelve at most', () => {
    expect(withViewed(['a', 'b', 'c'], 'c')).toEqual(['c', 'a', 'b'])
    expect(
      withViewed(
        Array.from({ length: 12 }, (_, n) => `h-${n}`),
        'new',
      ),
    ).toHaveLength(12)
    expect(parseViewed(JSON.stringify(['a', 'a', '../x', 7, 'b']))).toEqual(['a', 'b'])
  })
  it.each([[null], ['{'], ['{}'], ['7']])('are empty if %s is stored', (text) => expect(parseViewed(text)).toEqual([]))
  it('are off if the visitor turned them off', () => expect(parseViewed('false')).toBeNull())
})
