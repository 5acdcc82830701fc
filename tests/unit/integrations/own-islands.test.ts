import { expect, it } from 'vitest'
import { withOwnIslands } from '../../../src/integrations/own-islands'

const ours = '<script>(()=>{customElements.define("astro-island",class extends HTMLElement{})})();</script>'
const ofAstro =
  '<script>(()=>{addEventListener("astro:after-swap",f);customElements.define("astro-island",f)})();</script>'
const island = (props: string) => `<astro-island uid="a" props="${props}" ssr="">x</astro-island>`

it('A page with our element of islands has no other, and its props are in single quotes', () => {
  const props = '{&quot;title&quot;:[0,&quot;A &amp;amp; B, Land&#39;s End&quot;],&quot;list&quot;:[1,[[0,1]]]}'
  expect(withOwnIslands('a.html', ours + ofAstro + island(props))).toBe(
    `${ours}<astro-island uid="a" props='{"title":[0,"A &amp;amp; B, Land&#39;s End"],"list":[1,[[0,1]]]}' ssr="">` +
      'x</astro-island>',
  )
})
it('Another page stays as it is', () => {
  const page = ofAstro + island('{&quot;day&quot;:[3,&quot;2026-11-26&quot;]}')
  expect(withOwnIslands('admin.html', page)).toBe(page)
})
it('A prop that our element does not read stops the build, and says where it is', () => {
  for (const props of [
    '{&quot;day&quot;:[3,&quot;2026-11-26&quot;]}',
    '{&quot;a&quot;:[0,{&quot;b&quot;:[1,[[4,[]]]]}]}',
  ])
    expect(() => withOwnIslands('rent.html', ours + ofAstro + island(props))).toThrow(/island in rent\.html/)
})
