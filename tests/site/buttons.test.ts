import { expect, it } from 'vitest'
import { publicPages, read } from './built'

const button = /<(?:a|button)\b[^>]*\bclass="[^"]*\bbutton\b[^"]*"[^>]*>[^<]*/g
const isBrick = (tag: string) => /class="[^"]* bg-brick[ "]/.test(tag)
const isSend = (tag: string) => /type="submit"|href="#enquire"/.test(tag)

it('a brick button sends a form or leads to the one of its page; every other one is green or outlined', () => {
  const brick = publicPages
    // The style guide shows each variant in each state.
    .filter((page) => page !== 'styleguide.html')
    .flatMap((page) => (read(page).match(button) ?? []).filter(isBrick).map((tag) => ({ page, tag })))
  expect(brick.length).toBeGreaterThan(30)
  expect(brick.filter(({ tag }) => !isSend(tag))).toEqual([])
  // A form in steps leads on before it sends.
  expect(brick.filter(({ tag }) => /Next|Book a Valuation/.test(tag))).toEqual([])
})
