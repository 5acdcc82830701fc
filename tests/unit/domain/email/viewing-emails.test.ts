import { describe, expect, it } from 'vitest'
import type { QueuedViewingEmail } from '../../../../src/domain/email/queued-email'
import { eventIn } from '../../../calendar'
import { byVideo, rendered, renderedInChinese, viewing, viewingEmail, viewingKinds, visitNotice } from './queued'

const email = (kind: QueuedViewingEmail['kind'], changes: Partial<QueuedViewingEmail['data']> = {}) =>
  rendered(viewingEmail(kind, changes))
const entry = (kind: QueuedViewingEmail['kind'], changes: Partial<QueuedViewingEmail['data']> = {}) =>
  eventIn(email(kind, changes).calendar!.content).event
const address = viewing.meeting_place

describe('The email of a viewing', () => {
  it('gives the time in both zones, with the day if it differs', () => {
    const when = (zone: string | null) =>
      /^When: (.*)$/m.exec(email('viewing_booked', { viewer_time_zone: zone }).text)?.[1]
    expect(when('Pacific/Auckland')).toBe('Tuesday 1 December, 10:30 am in London, 11:30 pm in Auckland')
    expect(when('Pacific/Kiritimati')).toBe(
      'Tuesday 1 December, 10:30 am in London, 12:30 am on Wednesday 2 December in Kiritimati',
    )
    for (const zone of [null, 'Europe/London', 'Europe/Lisbon', 'Mars/Olympus'])
      expect(when(zone)).toBe('Tuesday 1 December, 10:30 am in London')
  })
  it.each([
    ['the last day of winter time', '2027-03-27T10:30:00Z', 'Saturday 27 March, 10:30 am in London, 11:30 am in Lagos'],
    ['the first day of summer time', '2027-03-28T09:30:00Z', 'Sunday 28 March, 10:30 am in London'],
    ['noon', '2026-12-01T12:00:00Z', 'Tuesday 1 December, noon in London, 1 pm in Lagos'],
    [
      'midnight in Lagos',
      '2026-12-01T23:00:00Z',
      'Tuesday 1 December, 11 pm in London, midnight on Wednesday 2 December in Lagos',
    ],
  ])('gives the time of %s', (_what, starts_at, when) =>
    expect(email('viewing_booked', { starts_at, viewer_time_zone: 'Africa/Lagos' }).text).toContain(`When: ${when}\n`),
  )

  it.each(['viewing_booked', 'viewing_changed', 'viewing_reminder'] as const)(
    '%s gives the full address and who meets the visitor',
    (kind) => {
      const { text, html } = email(kind)
      expect(text).toContain(`Where: ${address}\nWho meets you: Priya Nair\n`)
      for (const part of [address, 'Priya Nair']) expect(html).toContain(part)
    },
  )
  it.each(['viewing_booked', 'viewing_changed'] as const)('%s has both in its calendar entry', (kind) => {
    const { location, description } = entry(kind, { note: 'Ring the top bell.' })
    expect(location).toBe(address)
    expect(description).toMatch(/^Priya Nair meets you there\.\n\nRing the top bell\.\n\nMeridian Row, \+44 20/)
  })
  it('as a cancellation gives neither, nor does its calendar entry', () => {
    const { text, html, calendar } = email('viewing_cancelled', { note: 'Ring the top bell.' })
    for (const part of [text, html, calendar!.content]) expect(part).not.toMatch(/Cornwall|Priya|top bell/)
    expect(text).toContain('Was at: Tuesday 1 December, 10:30 am in London')
    expect(entry('viewing_cancelled').location).toBeNull()
  })

  it('by video names who shows the home, and gives no address', () => {
    const { text, calendar } = email('viewing_booked', byVideo)
    expect(text).toContain(
      'Where: By video. We will send you the link before the start.\nWho shows you the home: Priya Nair\n',
    )
    expect(eventIn(calendar!.content).event).toMatchObject({
      location: 'By video',
      description: expect.stringMatching(/^Priya Nair shows you the home\./),
    })
  })
  it('by video with a link opens it by a button', () => {
    const alone = email('viewing_changed', { ...byVideo, note: 'https://call.example/7?a=1&b=2' })
    expect(alone.text).toContain('Open the link below one minute before the start.')
    expect(alone.text).toContain('\nOpen the video call: https://call.example/7?a=1&b=2\n')
    expect(alone.html).toContain('href="https://call.example/7?a=1&amp;b=2"')
    expect(alone.text, 'the note is the link alone').not.toContain('> ')
    const { text } = email('viewing_changed', { ...byVideo, note: 'Use a headset: https://call.example/7' })
    expect(text).toContain('> Use a headset: https://call.example/7\n\nOpen the video call: https://call.example/7\n')
    expect(entry('viewing_changed', { ...byVideo, note: 'Here: https://call.example/7' }).location).toBe(
      'https://call.example/7',
    )
    expect(email('viewing_booked', { note: 'See https://a.example' }).text).not.toContain('Open the video call')
  })

  it.each([
    ['Link: https://call.example/a. Ring us if it fails.', 'https://call.example/a'],
    ['(https://call.example/a?b=1), then wait', 'https://call.example/a?b=1'],
    ['请打开 https://call.example/abc。密码：1234', 'https://call.example/abc'],
    ['视频链接https://call.example/abc，密码1234', 'https://call.example/abc'],
    ['请打开“https://call.example/abc”', 'https://call.example/abc'],
  ])('by video opens the link without the punctuation after it: %s', (note, url) => {
    for (const { html, calendar } of [rendered, renderedInChinese].map((render) =>
      render(viewingEmail('viewing_booked', { ...byVideo, note })),
    )) {
      expect(html).toContain(`href="${url}"`)
      expect(eventIn(calendar!.content).event.location).toBe(url)
    }
  })

  it('names only public listings', () => {
    const { text, subject } = email('viewing_booked', { listing: null })
    expect(text).toContain('your viewing of the home you asked about')
    expect(subject).toBe('Your viewing, Tue 1 Dec, 10:30 am (ENQ-3F2A91BC)')
  })
  it('has a subject with the same clock', () =>
    expect(viewingKinds.map((kind) => email(kind, { starts_at: '2026-12-01T12:00:00Z' }).subject)).toEqual([
      'Your viewing, Tue 1 Dec, noon (ENQ-3F2A91BC)',
      'Changed: your viewing, Tue 1 Dec, noon (ENQ-3F2A91BC)',
      'Cancelled: your viewing, Tue 1 Dec, noon (ENQ-3F2A91BC)',
      'Reminder: your viewing, Tue 1 Dec, noon (ENQ-3F2A91BC)',
    ]))
  it('says what its file does; a reminder has none, because the entry exists already', () => {
    expect(email('viewing_booked').text).toContain('The attached file adds the viewing to your calendar.')
    expect(email('viewing_changed').text).toContain('The attached file changes the viewing in your calendar.')
    expect(email('viewing_cancelled').text).toContain('The attached file removes the viewing from your calendar.')
    const { text, calendar } = email('viewing_reminder')
    expect(text).not.toContain('attached file')
    expect(calendar).toBeUndefined()
  })
  it('of a valuation visit speaks of the visit to the owner’s property', () => {
    const visit = { appointment: 'valuation', listing: null, meeting_place: '12 Canonbury Row, N1 2XX' } as const
    const subjects = viewingKinds.map((kind) => email(kind, visit).subject.replace(/,.*/, ''))
    expect(subjects).toEqual([
      'Your valuation visit',
      'Changed: your valuation visit',
      'Cancelled: your valuation visit',
      'Reminder: your valuation visit',
    ])
    const { text } = email('viewing_booked', visit)
    expect(text).toContain('We have booked your valuation visit.')
    expect(text).toContain('Where: 12 Canonbury Row, N1 2XX\nWho visits you: ')
    expect(text).toContain('The attached file adds the valuation visit to your calendar.')
    expect(text).toContain('because you contacted Meridian Row about a valuation')
    expect(text).not.toContain('viewing')
    expect(entry('viewing_booked', visit).summary).toBe('Valuation visit by Meridian Row')
  })
  it('of a valuation visit gives a place with a full stop as staff confirmed it', () => {
    const meeting_place = 'Flat 2.Rear, 1 Grove End Road, St.John’s Wood'
    const visit = { appointment: 'valuation', listing: null, meeting_place } as const
    const { text, html } = email('viewing_booked', visit)
    for (const written of [text, html, entry('viewing_booked', visit).location])
      expect(written).toContain(meeting_place)
  })
  it('keeps an address and a name in one line, and escapes them', () => {
    const { text, html, calendar } = email('viewing_booked', {
      meeting_place: '1 <b>Row</b>\nBcc: all@example.net',
      host: 'Priya\r\nNair',
    })
    expect(text).toContain('Where: 1 <b>Row</b> Bcc: all@example.net\nWho meets you: Priya Nair\n')
    expect(html).not.toContain('<b>')
    expect(eventIn(calendar!.content).event.location).toBe('1 <b>Row</b> Bcc: all@example.net')
  })

  it('names our team in the language of the visitor while nobody is named', () => {
    const booked = viewingEmail('viewing_booked', { ...byVideo, host: 'Our team' })
    expect(rendered(booked).text).toContain('Who shows you the home: Our team\n')
    expect(renderedInChinese(booked).text).toContain('带您看房的人：我们的同事\n')
    const entry = ({ calendar }: ReturnType<typeof rendered>) => eventIn(calendar!.content).event.description
    expect(entry(renderedInChinese(booked))).toContain('我们的同事带您看房。')
    expect(entry(renderedInChinese(viewingEmail('viewing_booked', byVideo)))).toContain('Priya Nair 带您看房。')
  })

  it('as a time that waits for us gives no address yet, and a link to move or cancel it', () => {
    const token = 'a1'.repeat(32)
    const { text, html, calendar, subject } = email('viewing_requested', { token, in_calendar: false })
    expect(subject).toMatch(/^We are holding a time for your viewing, Tue 1 Dec/)
    expect(text).toContain('It is not confirmed yet')
    expect(text).toContain('How: In person\n')
    expect(text).toContain(`/viewing?token=${token}`)
    for (const part of [text, html]) expect(part).not.toMatch(/Flat 4|Priya/)
    expect(calendar).toBeUndefined()
  })
  it('by video that waits for us promises a link, and no address', () => {
    const waiting = viewingEmail('viewing_requested', byVideo)
    expect(rendered(waiting).text).toContain('and send you the link for the call.')
    expect(renderedInChinese(waiting).text).toContain('并把视频通话的链接发给您。')
    expect(rendered(waiting).text.split('Your reference')[0]).not.toContain('address')
    expect(renderedInChinese(waiting).text.split('您的编号')[0]).not.toContain('地址')
  })
  it('that was booked, and waits again after a move, removes the earlier time from the calendar', () => {
    const { text, calendar } = email('viewing_requested', { in_calendar: true })
    expect(calendar?.method).toBe('CANCEL')
    expect(text).toContain('removes the earlier time of the viewing from your calendar')
    expect(email('viewing_cancelled', { in_calendar: false }).calendar).toBeUndefined()
  })
  it('of a visit that waits for us has a link too, and says nothing of a viewing', () => {
    const visit = { appointment: 'valuation', listing: null, token: 'c3'.repeat(32), in_calendar: false } as const
    const { text, subject } = email('viewing_requested', visit)
    expect(subject).toMatch(/^We are holding a time for your valuation visit, Tue 1 Dec/)
    expect(text).toContain('email you again when it is confirmed, with the name of our valuer.')
    expect(text).toContain('Move or cancel the visit: ')
    expect(text.replace(/\/viewing\?token/, '')).not.toContain('viewing')
  })
  it('for staff says that an owner chose the time of a visit, and with whom', () => {
    const { text, subject } = rendered(visitNotice)
    expect(subject).toMatch(/^Adaeze Okafor chose a time for a valuation visit \(/)
    expect(text).toContain('Next step: confirm the time in the enquiry.')
    expect(text).toMatch(/Where: N1 2AA\nWhen: Wednesday 2 December, 11:30 am in London.*\nWho visits: Priya Nair\n/)
  })
  it('has a link only while it can be changed', () => {
    expect(email('viewing_booked', { token: 'b2'.repeat(32) }).text).toContain('Move or cancel the viewing: ')
    expect(email('viewing_booked').text).not.toContain('/viewing?token=')
    expect(email('viewing_cancelled', { token: null }).text).not.toContain('/viewing?token=')
  })
})
