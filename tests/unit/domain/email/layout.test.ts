import { expect, it } from 'vitest'
import { enquiryEmail, rendered } from './queued'

it('The whole area of a button is its link; Outlook, which ignores the padding of links, pads the cell', () => {
  const { html } = rendered(enquiryEmail('enquiry_received', 'inquiry'))
  const [, cell, link] = /<td style="(background:[^"]*)"><a href="[^"]*" style="([^"]*)"/.exec(html) ?? []
  expect(link).toMatch(/(^|;)display:inline-block;padding:13px 22px;/)
  expect(cell).toMatch(/;mso-padding-alt:13px 22px$/)
})
