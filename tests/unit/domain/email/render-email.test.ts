import { describe, expect, it } from 'vitest'
import { agency } from '#agency/agency.ts'
import { calendarNames } from './calendar-text'
import { everyEmail, rendered } from './queued'

// What holds for every kind of email (docs/voice.md).

/** Words and turns that no email uses, and what they stand for. */
const banned: [fault: string, pattern: RegExp][] = [
  ['a letter is an email', /\bletters?\b/i],
  ['inversion', /\byou need do\b|\bno more \w+ follow|\bhas it erased\b|\bit was to be\b/i],
  ['a riddle', /\bsay yes, or no\b|\bshall we write\b|\bhear from us\b|\bwhat you hear of\b/i],
  ['a greeting that nobody uses', /\bgood day\b/i],
  ['another word for “unsubscribe”', /\bend (these|this|it)\b|\bstop these\b|\bhave ended\b/i],
  ['another word for “call” or “phone”', /\btelephone\b/i],
  ['a hyphen in “email”', /\be-mail/i],
  ['midnight or noon as a number', /\b12(:00)? ?[ap]m\b|\b0?0:00\b/i],
  ['a phone number without the country’s code', new RegExp(agency.phone.shown)],
  ['another format of a time', /\b\d{1,2}\.\d\d ?[ap]m\b|\b\d{1,2}:\d\d(?! [ap]m)\b/],
]

/** The sentences of an email: its own lines, without quotes, addresses and lists of filters. */
const sentencesOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => !/^>|https?:/.test(line))
    .flatMap((line) => line.replace(/^[A-Z][\w ]{2,30}: /, '').split(/(?<=[.?!])\s+/))
    .filter(Boolean)
const countWords = (sentence: string) => sentence.split(/\s+/).filter((word) => /\w/.test(word)).length

describe.each(Object.entries(everyEmail))('The email %s', (_name, queued) => {
  const { subject, text, html, calendar } = rendered(queued)
  const all = [subject, text, html.replace(/ style="[^"]*"/g, ''), calendar ? calendarNames(calendar.content) : '']

  it.each(banned)('has no %s', (_fault, pattern) => {
    for (const part of all) expect(part).not.toMatch(pattern)
  })

  it('has sentences of at most 30 words', () =>
    expect(sentencesOf(text).filter((sentence) => countWords(sentence) > 30)).toEqual([]))

  it('names the company, its registered office, the privacy policy and the demonstration', () => {
    for (const part of [text, html]) {
      expect(part).toContain(`${agency.company.legalName}, registered in England and Wales, company number`)
      expect(part).toContain(`Registered office: ${agency.address.street}, London ${agency.address.postcode}.`)
      expect(part).toContain('https://site.example/privacy-policy')
      expect(part).toContain(agency.demonstration)
    }
  })

  it('says why it comes, and how to unsubscribe from an alert', () => {
    expect(text).toContain('You get this email because ')
    expect(text.includes('Unsubscribe or change this alert: https://site.example/alerts?token=')).toBe(
      queued.kind.startsWith('alert_'),
    )
  })
})

it('the rules of this file find what they ban', () => {
  const old =
    'Good day, Say yes, or no. You need do nothing: no more letters follow, and a reply has it erased. It was to ' +
    'be at 12 am or 3.30 am or 10:30 in London. Shall we write? To end these, telephone us by e-mail, or on ' +
    agency.phone.shown
  expect(banned.filter(([, pattern]) => !pattern.test(old))).toEqual([])
  expect(countWords(sentencesOf(`When: ${'word '.repeat(31)}`)[0]!)).toBe(31)
})
