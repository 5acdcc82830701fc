import { expect, it } from 'vitest'
import { reportData } from '../report/report-data'
import { rendered } from './queued'

const email = (owner: string) =>
  rendered({
    ...{ id: '1', kind: 'owner_report', department: 'lettings', recipient: 'owner@example.com', reply_to: null },
    data: { ...reportData, owner, token: 'a1b2' },
  })

it('The email of an owner’s report has the figures and the link of the whole report', () => {
  const { subject, text, replyTo } = email('Margaret Hale')
  expect(subject).toBe('Report on Eel Brook Studio, Fulham')
  expect(text).toContain('Margaret Hale')
  expect(text).toContain('On the market: 81 days, since 7 September 2026')
  expect(text).toMatch(/See the whole report: https?:\/\/\S+\/report\?token=a1b2\n/)
  expect(text).not.toContain('Tom A.')
  expect(replyTo).toBe('lettings@meridianrow.example')
  expect(email('').text).toContain('Hello,')
})
