import { describe, expect, it } from 'vitest'
import { kinds } from '../../../../src/domain/enquiry/enquiry-labels'
import {
  bodyCaret,
  nextTimes,
  type ReplyContext,
  replyText,
  templatesFor,
  templateText,
  withTemplate,
} from '../../../../src/domain/enquiry/reply-templates'
import { lengthOf } from '../../../../src/lib/form/normalise'
import { londonWallTime } from '../../../../src/lib/time/london-time'
import { christmas } from '../../lib/time/christmas'

const context: ReplyContext = {
  kind: 'inquiry',
  name: 'Adaeze',
  readsChinese: false,
  about: 'Cornwall Gardens Apartment',
  requestedViewing: new Date('2026-11-30T10:30:00Z'),
  byVideo: false,
  timeZone: 'Africa/Lagos',
  author: 'Priya Nair',
  now: new Date('2026-11-26T17:00:00Z'),
  specialDays: [],
}

const each = kinds.flatMap(({ value: kind }) =>
  templatesFor({ kind, readsChinese: false }).map(({ value }) => [kind, value] as const),
)

describe('A prepared reply', () => {
  it.each(each)('to a %s, “%s”, greets, signs and fits into the limit', (kind, template) => {
    const text = replyText(template, { ...context, kind })
    expect(text).toMatch(/^Dear Adaeze,\n\n/)
    expect(text).toMatch(/\n\nKind regards\n\nPriya Nair\nMeridian Row\n\S+/)
    expect(text).not.toMatch(/undefined|null|NaN/)
    expect(lengthOf(text)).toBeLessThan(1000)
  })
  it('names the home and the requested viewing, in both clocks', () =>
    expect(replyText('confirm', context)).toContain(
      'Yes, you can see Cornwall Gardens Apartment on Monday 30 November, 10:30 am in London, 11:30 am in Lagos.',
    ))
  it('promises a link, and offers no video besides, to who asked for a viewing by video', () => {
    const byVideo = { ...context, byVideo: true }
    expect(replyText('confirm', context)).toContain('the booking with the address and')
    expect(replyText('confirm', byVideo)).toMatch(/Apartment by video on .*the booking with the link and/s)
    expect(replyText('times', context)).toContain('we can also do it by video')
    expect(replyText('times', byVideo)).toMatch(/Apartment by video\. Would.*\n\nTell me which you prefer/s)
  })
  it('offers two times in office hours, on the next open days', () => {
    expect(nextTimes(context.now, []).map(londonWallTime)).toEqual(['2026-11-27T10:30', '2026-11-28T15:30'])
    // Sunday is closed, and Christmas too.
    expect(nextTimes(new Date('2026-12-24T12:00:00Z'), []).every((at) => at > new Date('2026-12-26T00:00:00Z'))).toBe(
      true,
    )
    expect(nextTimes(new Date('2026-12-23T12:00:00Z'), christmas).map(londonWallTime)).toEqual([
      '2026-12-24T10:30',
      '2027-01-02T15:30',
    ])
    expect(replyText('times', context)).toContain('– Friday 27 November, 10:30 am in London, 11:30 am in Lagos\n– ')
  })
  it('without a template has only the greeting and the signature', () =>
    expect(replyText('', context)).toMatch(/^Dear Adaeze,\n\n\n\nKind regards\n\nPriya Nair\n/))
})

describe('A prepared reply to who reads Chinese', () => {
  const chinese = { ...context, name: '王伟', readsChinese: true, timeZone: 'Asia/Shanghai' }
  it.each(each)('to a %s, “%s”, is Chinese from greeting to closing', (kind, template) => {
    for (const about of [context.about, '']) {
      const text = replyText(template, { ...chinese, kind, about })
      expect(text).toMatch(/^王伟，您好：\n\n/)
      expect(text).toMatch(/\n\n祝好\n\nPriya Nair\nMeridian Row\n\S+/)
      const own = templateText(template, { ...chinese, kind, about })
      expect(own.replaceAll(about, '').replaceAll('Meridian Row', '')).not.toMatch(/[A-Za-z]/)
      expect(own).not.toMatch(/（）| 。|  /)
    }
  })
  it('names the home and the requested viewing, first by the visitor’s clock', () => {
    expect(templateText('confirm', chinese)).toMatch(
      /看房（Cornwall Gardens Apartment）：北京时间 11月30日（星期一）18:30（伦敦时间 10:30）。\n\n.*地址/s,
    )
    expect(templateText('confirm', { ...chinese, byVideo: true })).toMatch(/视频看房（Cornwall.*视频通话的链接/s)
    expect(templateText('times', chinese)).toContain('– 北京时间 11月27日（星期五）18:30（伦敦时间 10:30）\n– ')
    expect(templateText('times', { ...chinese, byVideo: true })).not.toContain('也可以视频看房')
  })
  it('has Beijing’s time for who named no time zone, as emails have', () =>
    expect(templateText('confirm', { ...chinese, timeZone: '' })).toContain('北京时间 11月30日（星期一）18:30'))
  it('is chosen by an English name that says so', () => {
    expect(templatesFor({ kind: 'message', readsChinese: true })[0]).toEqual({
      value: 'thanks',
      label: 'Thank you (中文)',
    })
    expect(templatesFor({ kind: 'message', readsChinese: false })[0]?.label).toBe('Thank you')
  })
  it('stays Chinese when a template is added to what is written', () => {
    const blank = replyText('', chinese)
    expect(blank.slice(bodyCaret(blank, chinese))).toMatch(/^\n\n祝好/)
    const phone = { inserted: '', template: 'phone' }
    expect(withTemplate(blank, phone, chinese)).toBe(replyText('phone', chinese))
    const edited = blank.replace('：\n\n', '：\n\n谢谢。')
    expect(withTemplate(edited, phone, chinese)).toMatch(
      /^王伟，您好：\n\n谢谢。\n\n感谢您的咨询。.*\n\n祝好\n\nPriya/s,
    )
  })
})

it.each([
  ['', 'Dear Adaeze,\n\n'],
  ['phone', 'Please tell me if you are not in London.'],
])('The caret of a reply from “%s” is before the signature', (template, before) => {
  const text = replyText(template, context)
  expect(text.slice(0, bodyCaret(text, context))).toMatch(new RegExp(`${before}$`))
  expect(text.slice(bodyCaret(text, context))).toMatch(/^\n\nKind regards/)
  expect(bodyCaret('Come at ten.', context)).toBe('Come at ten.'.length)
})

describe('A template chosen in a reply', () => {
  const from = (body: string, before: string, template: string) =>
    withTemplate(body, { inserted: templateText(before, context), template }, context)
  const between = 'Dear Adaeze,\n\nYes, come at ten.\n\nKind regards\n\nPriya'
  it('replaces nothing, or a template that was not edited', () => {
    for (const body of ['', ' \n', replyText('', context), replyText('phone', context)])
      expect(from(body, '', 'thanks')).toBe(replyText('thanks', context))
    expect(from(replyText('phone', context), 'phone', '')).toBe(replyText('', context))
  })
  it('leaves what is written, and is inserted above the signature', () => {
    const written = replyText('', context).replace('\n\n\n\n', '\n\nYes, come at ten.\n\n')
    expect(from(written, '', 'thanks')).toBe(
      replyText('thanks', context).replace('Dear Adaeze,\n\n', 'Dear Adaeze,\n\nYes, come at ten.\n\n'),
    )
    expect(from(written, '', '')).toBe(written)
  })
  it('is added at the end of a text with another signature', () =>
    expect(from(between, '', 'thanks')).toMatch(
      /^Dear Adaeze,\n\nYes, come at ten\.\n\nKind regards\n\nPriya\n\nThank/,
    ))
  it('replaces the one chosen before, wherever it is', () => {
    const both = from(between, '', 'thanks')
    expect(from(both, 'thanks', 'phone')).toBe(from(between, '', 'phone'))
    expect(from(both, 'thanks', '')).toBe(between)
    const edited = both.replace('I am happy to help.', 'I am glad to help.')
    expect(from(edited, 'thanks', '')).toBe(edited)
  })
  it('replaces the inserted text although other days are closed now', () => {
    const open = { ...context, now: new Date('2026-12-23T12:00:00Z') }
    const closed = { ...open, specialDays: christmas }
    const inserted = templateText('times', open)
    expect(templateText('times', closed)).not.toBe(inserted)
    expect(withTemplate(replyText('times', open), { inserted, template: 'thanks' }, closed)).toBe(
      replyText('thanks', closed),
    )
  })
})
