import { expect, it } from 'vitest'
import { enquiryEmail, rendered } from './queued'

it('The whole area of a button is its link; Outlook, which ignores the padding of links, pads the cell', () => {
  const { html } = rendered(enquiryEmail('enquiry_received', 'inquiry'))
  const [, cell, link] = /<td style="(background:[^"]*)"><a href="[^"]*" style="([^"]*)"/.exec(html) ?? []
  expect(link).toMatch(/(^|;)display:inline-block;padding:13px 22px;/)
  expect(cell).toMatch(/;mso-padding-alt:13px 22px$/)
})

it('The titles of homes have the apostrophes that the site shows', () => {
  const listing = { slug: 'kings-road', title: "King's Road flat", area: 'Fulham' }
  const { subject, text, html } = rendered(enquiryEmail('enquiry_received', 'inquiry', { listing }))
  for (const part of [subject + text, html]) {
    expect(part).toContain('King’s Road flat')
    expect(part).not.toContain("King's")
  }
})
