import { createTransport } from 'nodemailer'
import { expect, it } from 'vitest'
import { emailSender } from '../../../../../scripts/lib/email/sender'
import { agency } from '#agency/agency.ts'

it('The sender is MAIL_FROM, or the agency if the setting is missing or empty', () => {
  const other = { name: 'Other', address: 'other@example.org' }
  for (const setting of ['Other <other@example.org>', ' "Other"  <other@example.org> '])
    expect(emailSender(setting)).toEqual(other)
  expect(emailSender('"Say \\"Home\\"" <a@example.org>').name).toBe('Say "Home"')
  expect(emailSender('other@example.org')).toEqual({ ...other, name: '' })
  for (const setting of [undefined, ''])
    expect(emailSender(setting)).toEqual({ name: agency.name, address: agency.email })
})

it.each(['Foxtons (London)', 'Hall; Sons', 'A: B', 'Hall, Sons', 'Say "Home"', "O'Brien & Sons"])(
  'A mail program shows the whole name %s',
  async (name) => {
    const transport = createTransport({ streamTransport: true, buffer: true })
    const { message } = await transport.sendMail({ from: emailSender(`${name} <a@example.org>`), to: 'b@example.org' })
    const quoted = name.replaceAll('"', '\\"')
    expect(message.toString()).toContain(`From: "${quoted}" <a@example.org>`)
  },
)
