import { describe, expect, test } from 'vitest'
import { classesInSheet, prune } from '../../../../src/integrations/unused-css/prune'

const pruned = (css: string, classes: string[], variables: string[] = []) =>
  prune(css, new Set(classes), new Set(variables))

test('the class names of a sheet are those of its selectors, as they stand in the markup', () => {
  const css =
    '.p-4{padding:1rem}@media print{.md\\:max-xl\\:p-2:is(:where(.group\\/card):hover *){padding:.5em}}' +
    'a:not(.plain){top:0}'
  expect([...classesInSheet(css)]).toEqual(['p-4', 'md:max-xl:p-2', 'group/card', 'plain'])
})

describe('A pruned sheet', () => {
  test('has no rule for a class that the page has not, and the others in their order', () => {
    expect(pruned('.b{top:0}.x{top:2px}.a,.x{left:0}a:not(.x){right:0}', ['a', 'b'])).toBe(
      '.b{top:0}.a{left:0}a:not(.x){right:0}',
    )
  })
  test('keeps a property, an id and an animation that bear the name of a class without use', () => {
    const css = 'table{border-collapse:collapse;animation:1s spin}#menu{top:0}@keyframes spin{to{rotate:1turn}}'
    expect(pruned(`${css}.border-collapse,.menu,.spin{left:0}`, [])).toContain('table{border-collapse:collapse')
    expect(pruned(`${css}.border-collapse,.menu,.spin{left:0}`, [])).toContain('#menu{top:0}@keyframes spin')
  })
  test('has no custom property that nothing asks for, however many steps away', () => {
    const css = ':root{--a:var(--b);--b:1px;--c:2px;--d:3px}.x{top:var(--a)}.y{top:var(--c)}'
    expect(pruned(css, ['y'])).toBe(':root{--c:2px}.y{top:var(--c)}')
    expect(pruned(css, ['y'], ['--d'])).toBe(':root{--c:2px;--d:3px}.y{top:var(--c)}')
  })
})
