import { describe, expect, it } from 'vitest'
import { agency } from '#agency/agency.ts'
import { englishIn } from '../../../site/editions/english'
import { calendarNames } from './calendar-text'
import { enquiryEmail, everyEmail, renderedInChinese, viewingEmail } from './queued'

const staffKinds =
  /^(enquiry_for_staff|viewing_for_staff|enquiries_assigned|feed_stopped|staff_(invited|password)|owner_report)/
const visitors = Object.entries(everyEmail).filter(([name]) => !staffKinds.test(name))
const staff = Object.entries(everyEmail).filter(([name]) => staffKinds.test(name))

/** What stays English: names, addresses, and what people wrote. */
const names = [
  ...[agency.name, agency.company.legalName, agency.address.street, agency.address.city, 'London'],
  ...['Flat 4, 41 Cornwall Gardens', 'Adaeze Okafor', 'Priya Nair', 'A flat on the canal', 'Wharfside flat'],
  ...['Is the flat near a school?', 'Ring the top bell.', /It is\.|Kind regards|Dear Adaeze,/g],
]

describe('An email to somebody who wrote in Chinese', () => {
  it.each(visitors)('%s is in Chinese, as text and as HTML', (_name, queued) => {
    const { subject, text, html } = renderedInChinese(queued)
    expect(html).toContain('<html lang="zh-Hans">')
    expect(englishIn(html, names)).toEqual([])
    expect(englishIn(`<p>${text.replace(/https?:\S+/g, '')}`, names)).toEqual([])
    expect(subject).toMatch(/\p{Script=Han}{2}/u)
    expect(text + html + subject).not.toMatch(/undefined|NaN|null|\[object/)
  })

  it.each(visitors)('%s leads to the Chinese edition', (_name, queued) => {
    const { html, text } = renderedInChinese(queued)
    const links = `${html} ${text}`.match(/https:\/\/site\.example[^"\s]*/g) ?? []
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter((link) => !link.startsWith('https://site.example/zh/'))).toEqual([])
  })

  it.each(visitors)('%s has the number that one dials outside the United Kingdom', (_name, queued) => {
    const { html, text, calendar } = renderedInChinese(queued)
    expect(`${html} ${text} ${calendar?.content}`).not.toContain(agency.phone.shown)
  })
  it('keeps the number on one line', () =>
    expect(renderedInChinese(everyEmail['viewing_booked']!).html).toMatch(/nowrap">\+44 20 7946 0112</))

  it('is unsubscribed on the Chinese page, also by the header of mail programs', () => {
    const alerts = visitors.map(([, queued]) => renderedInChinese(queued)).filter(({ headers }) => headers)
    expect(alerts.length).toBeGreaterThan(1)
    for (const { headers } of alerts) expect(headers?.['List-Unsubscribe']).toMatch(/\?token=[0-9a-f]+&edition=zh>$/)
  })

  it('has Beijing time first, with London’s beside it', () => {
    const inBeijing = renderedInChinese(viewingEmail('viewing_booked', { viewer_time_zone: 'Asia/Shanghai' }))
    expect(inBeijing.text).toContain('时间：北京时间 12月1日（星期二）18:30（伦敦时间 10:30）\n')
    expect(inBeijing.subject).toBe('您的看房预约，伦敦时间 12月1日周二 10:30（ENQ-3F2A91BC）')
    // Whoever named no time zone is taken to be in China, and whoever is in London is not.
    expect(renderedInChinese(viewingEmail('viewing_booked')).text).toContain('北京时间')
    const inLondon = renderedInChinese(viewingEmail('viewing_booked', { viewer_time_zone: 'Europe/London' }))
    expect(inLondon.text).toContain('时间：伦敦时间 12月1日（星期二）10:30\n')
    expect(renderedInChinese(enquiryEmail('enquiry_received', 'message', { phone: '' })).text).toContain('北京时间')
  })

  it('keeps the sender’s own words', () => {
    const message = '请问公寓附近有地铁站吗？'
    expect(renderedInChinese(enquiryEmail('enquiry_received', 'message', { message })).text).toContain(`> ${message}\n`)
  })

  it('has a calendar entry in Chinese, in lines of at most 75 octets', () => {
    const note = '请在楼下大门按顶层门铃，我们的同事会下楼接您，届时请带好身份证件，以便登记。'
    const { calendar } = renderedInChinese(viewingEmail('viewing_booked', { note }))
    const content = calendar?.content ?? ''
    for (const line of content.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(content).not.toContain('\uFFFD')
    expect(calendarNames(content)).toContain('看房：Wharfside flat')
    expect(calendarNames(content)).toContain(note)
  })
})

it.each(staff)('%s stays English', (_name, queued) => {
  const { html } = renderedInChinese(queued)
  expect(html).toContain('<html lang="en-GB">')
  expect(html).not.toContain('site.example/zh')
})

it('Staff read in which language to answer', () => {
  for (const name of ['enquiry_for_staff, inquiry', 'enquiry_for_staff, message', 'viewing_for_staff'])
    expect(renderedInChinese(everyEmail[name]!).text).toContain('\nAnswer in: Chinese\n')
})

it('A site without the Chinese edition writes in English', () =>
  expect(renderedInChinese(viewingEmail('viewing_booked'), ['en']).html).toContain('<html lang="en-GB">'))
