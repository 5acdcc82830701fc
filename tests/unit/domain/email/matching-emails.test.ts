import { expect, it } from 'vitest'
import { matchingEmail, rendered } from './queued'

it('The email with matching homes replies to the sender in their own thread', () => {
  const { subject, text, replyTo } = rendered(matchingEmail(2))
  expect(subject).toBe('2 homes that may suit you (ENQ-3F2A91BC)')
  expect(text).toContain('Thank you again for your enquiry about Wharfside flat.')
  expect(text).toContain('Camden · £2,400 pcm · 2 bedrooms')
  expect(text).toContain('Is the flat near a school?')
  expect(text).toContain('This is not a newsletter.')
  expect(replyTo).toBe('lettings@meridianrow.example')
  expect(rendered(matchingEmail(1, { listing: null, message: null })).text).not.toContain('You wrote')
})

it('The email with matching homes repeats no address that a stranger typed', () =>
  expect(rendered(matchingEmail(1, { message: 'See evil.example' })).text).not.toContain('evil'))
