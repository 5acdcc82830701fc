import { expect, it } from 'vitest'
import { hostedSmtpUrlFault, smtpUrlFault } from '../../../../../scripts/lib/email/smtp-url'

it.each([
  ['smtps://name:word@smtp.example.com:465', null, null],
  ['smtps://name:word@smtp.example.com', null, null],
  ['smtps://name:word@smtp.example.com:2465', null, null],
  ['smtps://smtp.example.com:465', null, 'no user or no password'],
  ['smtps://name@smtp.example.com:465', null, 'no user or no password'],
  ['smtp://name:word@smtp.example.com:587', null, 'port 587'],
  ['smtp://name:word@smtp.example.com:25', null, 'port 25'],
  // nodemailer's default port is 587.
  ['smtp://name:word@smtp.example.com', null, 'port 587'],
  ['smtp.example.com:465', 'no mail server', 'no mail server'],
  ['https://smtp.example.com', 'no mail server', 'no mail server'],
  ['name:word@smtp.example.com', 'no mail server', 'no mail server'],
])('%s becomes %s on a local machine, %s in an Edge Function', (address, anywhere, hosted) => {
  for (const [fault, expected] of [
    [smtpUrlFault(address), anywhere],
    [hostedSmtpUrlFault(address), hosted],
  ]) {
    if (expected) expect(fault).toContain(expected)
    else expect(fault).toBeNull()
    expect(fault ?? '').not.toContain('word@smtp.example.com:587')
  }
})
