import { expect, it } from 'vitest'
import { publicPages, read } from './built'

const button = /<(?:a|button)\b[^>]*\bclass="[^"]*\bbtn\b[^"]*"[^>]*>[^<]*/g
const isBrick = (tag: string) => /class="[^"]* bg-brick[ "]/.test(tag)
const isSend = (tag: string) => /type="submit"|href="#enquire"/.test(tag)

it('a brick button submits a form or links to one on its page', () => {
  const brick = publicPages
    // The style guide shows each variant in each state.
    .filter((page) => page !== 'styleguide.html')
    .flatMap((page) => (read(page).match(button) ?? []).filter(isBrick).map((tag) => ({ page, tag })))
  expect(brick.length).toBeGreaterThan(30)
  expect(brick.filter(({ tag }) => !isSend(tag))).toEqual([])
  // A multi-step form continues before it sends.
  expect(brick.filter(({ tag }) => /Next|Book a Valuation|下一步/.test(tag))).toEqual([])
})

it('the submit button is brick in every form, also if the form is the whole page', () => {
  const sends = publicPages.flatMap((page) =>
    (read(page).match(/<form\b[^>]*\baction="mailto:[^]*?<\/form>/g) ?? [])
      .flatMap((form) => form.match(button) ?? [])
      .filter((tag) => /type="submit"/.test(tag) && !/Next|下一步/.test(tag))
      .map((tag) => ({ page, tag })),
  )
  for (const page of ['contact.html', 'valuation/sales.html', 'valuation/rental.html'])
    expect(sends.map((each) => each.page)).toContain(page)
  expect(sends.filter(({ tag }) => !isBrick(tag))).toEqual([])
})
