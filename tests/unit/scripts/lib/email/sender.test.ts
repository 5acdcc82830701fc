import { expect, it } from 'vitest'
import { emailSender } from '../../../../../scripts/lib/email/sender'
import { agency } from '#agency/agency.ts'

it('The sender is MAIL_FROM, or the agency if the setting is missing or empty', () => {
  expect(emailSender('Other <other@example.org>')).toBe('Other <other@example.org>')
  for (const setting of [undefined, '']) expect(emailSender(setting)).toBe(`${agency.name} <${agency.email}>`)
})
