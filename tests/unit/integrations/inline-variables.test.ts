import postcss from 'postcss'
import { expect, it } from 'vitest'
import { inlineVariables } from '../../../src/integrations/inline-variables'

/** A registered variable, as Tailwind writes it. */
const registered = (name: string, initial?: string, syntax = '*') =>
  `@property ${name}{syntax:"${syntax}";inherits:false${initial === undefined ? '' : `;initial-value:${initial}`}}`
const transform = (css: string) =>
  postcss([inlineVariables()]).process(css, { from: undefined }).css.replaceAll(' ', '')

it('A variable that no rule reads is removed, with its registration and its fallback', () => {
  const fallback = '@layer properties{*{--tw-leading:initial;--tw-x:1}}'
  expect(transform(`${fallback}.a{--tw-leading:2;line-height:2}${registered('--tw-leading')}`)).toBe(
    '@layerproperties{*{--tw-x:1}}.a{line-height:2}',
  )
})
it('A variable that no rule sets is replaced by its initial value, or by the fallback of what reads it', () => {
  expect(transform(`.a{translate:var(--tw-x)var(--tw-y,4px)}${registered('--tw-x', '0')}${registered('--tw-y')}`)).toBe(
    '.a{translate:04px}',
  )
  expect(transform(`.a{color:var(--tw-c)}${registered('--tw-c')}`)).toContain('var(--tw-c)')
})
it('A length of nothing keeps its unit, because a sum needs it', () => {
  expect(transform(`.a{width:calc(1px + var(--tw-w))}${registered('--tw-w', '0', '<length>')}`)).toBe(
    '.a{width:calc(1px+0px)}',
  )
})
it('A variable stays if one rule sets it and another reads it', () => {
  const css = `.ring{--tw-ring:1px;box-shadow:var(--tw-ring)}.b{box-shadow:var(--tw-ring)}${registered('--tw-ring')}`
  expect(transform(css)).toBe(css.replaceAll(' ', ''))
  const other = `.a{--tw-d:1s;transition-duration:1s}.b{transition-duration:var(--tw-d,2s)}${registered('--tw-d')}`
  expect(transform(other)).toBe(other.replaceAll(' ', ''))
})
it('A variable that each rule sets for itself is replaced by its values', () => {
  const rules = '.a{--tw-s:2;scale:var(--tw-s)}.b{--tw-s:3;scale:var(--tw-s)}'
  expect(transform(rules + registered('--tw-s', '1'))).toBe('.a{scale:2}.b{scale:3}')
  // Another property of the same element might read the value of another rule.
  const mixed = `.a{--tw-s:2;scale:var(--tw-s)}.b{--tw-s:3;rotate:var(--tw-s)}${registered('--tw-s', '1')}`
  expect(transform(mixed)).toBe(mixed.replaceAll(' ', ''))
})
it('Shadows of nothing are left out, unless there is no other', () => {
  expect(transform('.a{box-shadow:0 0 #0000, 0 0 1px rgb(0, 0, 0), 0 0 #0000}')).toBe('.a{box-shadow:001pxrgb(0,0,0)}')
  expect(transform('.a{box-shadow:0 0 #0000,0 0 #0000}')).toBe('.a{box-shadow:none}')
})
it('Other variables stay', () => {
  const css = ':root{--text-h1:2rem}.a{--form:1rem}'
  expect(transform(css)).toBe(css)
})
