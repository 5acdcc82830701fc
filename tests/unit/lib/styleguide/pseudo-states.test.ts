import { describe, expect, test } from 'vitest'
import { pseudoStates } from '../../../../src/lib/styleguide/pseudo-states'

describe('held states', () => {
  test('a pointer, a focus and a press become classes', () => {
    expect(pseudoStates('a{b:c}.btn:hover,.x:focus-visible .y{d:e}')).toBe('.btn.is-hover,.x.is-focus-visible .y {d:e}')
  })
  test('what depends on a medium is left out', () => {
    expect(pseudoStates('/* .no:hover */ @media (x) { .a:hover { b: c } } .d:active{e:f}')).toBe('.d.is-active {e:f}')
  })
})
