import { describe, expect, it } from 'vitest'
import { name, phone, postcode, tidyLine, tidyText } from '../../../../src/lib/form/normalise'
import { corpus, invisibleNames, properNames } from '../../../hostile'

const everything = Object.entries(corpus)
/** Characters that no line may contain: the database rejects them too. */
const invisible = /[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]|\p{Surrogate}/u

describe('Typed text', () => {
  it.each([
    ['WC1X 8LU', 'WC1X 8LU'],
    ['wc1x8lu', 'WC1X 8LU'],
    [' n1  2aa ', 'N1 2AA'],
    ['GIR 0AA', 'GIR 0AA'],
    ['gir0aa', 'GIR 0AA'],
    ['EC1A-1BB', 'EC1A 1BB'],
    ['W1A 0AX', 'W1A 0AX'],
    ['M1\u200B1AE', 'M1 1AE'],
    ['ＳＷ１Ａ　１ａａ', 'SW1A 1AA'],
    ['N1', null],
    ['12345', null],
    ['100001', null],
    ['London', null],
    ['', null],
  ])('postcode “%s” is %s', (typed, judged) => expect(postcode(typed)).toBe(judged))
  it.each([
    ['Li', 2, 'Li'],
    ['李明', 2, '李明'],
    ['李', 2, null],
    ['王伟', 3, '王伟'],
    ['김구', 3, '김구'],
    ['あい', 3, 'あい'],
    ['ルー', 3, 'ルー'],
    ['\u3164\u3164', 3, null],
    ['王', 3, null],
    ['王a', 3, null],
    ['Jo', 3, null],
    ['  Ngozi   Adéyẹmí ', 2, 'Ngozi Adéyẹmí'],
    ['Zoë', 3, 'Zoë'],
    ['Zoe\u0308', 3, 'Zoë'],
    ['𠮷野', 2, '𠮷野'],
    ['𠮷', 2, null],
    ['A\u200B', 2, null],
    ['O’Brien-Smith', 2, 'O’Brien-Smith'],
    ['x'.repeat(201), 2, null],
    ['', 2, null],
  ])('name “%s” of at least %d is %s', (typed, min, judged) => expect(name(typed, min)).toBe(judged))
  it.each([
    ['+234 803 000 0000', '+234 803 000 0000'],
    ['+86 138-0000-0000', '+86 138-0000-0000'],
    ['+86 138–0000–0000', '+86 138-0000-0000'],
    ['(020) 7946 0112', '(020) 7946 0112'],
    ['020.7946.0112', '020.7946.0112'],
    ['０７７００　９００４５６', '07700 900456'],
    ['＋４４（０）２０－７９４６', '+44(0)20-7946'],
    ['٠٢٠ ٧٩٤٦ ٠١١٢', '020 7946 0112'],
    ['+۹۸ ۹۱۲ ۳۴۵ ۶۷۸۹', '+98 912 345 6789'],
    ['138 0013 8000（微信同号）', '138 0013 8000'],
    ['tel:+8613800138000', '+8613800138000'],
    ['Tel. 020 7946 0112,', '020 7946 0112'],
    ['020 7946 0112 ext. 12', '020 7946 0112 (12)'],
    ['020 7946 0112 / 07700 900456', '020 7946 0112 - 07700 900456'],
    ['123456', null],
    ['call me now', null],
    ['+-+-+-+', null],
  ])('phone “%s” is %s', (typed, judged) => expect(phone(typed)).toBe(judged))
  it('keeps its lines and loses invisible characters', () => {
    expect(tidyText(' Two\r\nlines\u0007,\u200B and 👩‍👧 ')).toBe('Two\nlines , and 👩‍👧')
    expect(tidyLine('A\u00A0 \tB\u202E')).toBe('A B')
  })
})

describe('A line or a text', () => {
  it.each(everything)('of %s shows all its content', (_what, text) => {
    expect(tidyLine(text)).not.toMatch(invisible)
    expect(tidyText(text)).not.toMatch(/[\u0000-\u0008\u000B-\u001F\u007F\u202A-\u202E]|\p{Surrogate}/u)
    expect(tidyLine(tidyLine(text))).toBe(tidyLine(text))
  })
  it.each(['می‌خواهم', '👩🏽‍👩🏽‍👧🏽‍👦🏽', '❤️‍🔥', 'क्‍ष'])('keeps the joiners in the spelling of %s', (text) =>
    expect(tidyLine(text)).toBe(text.normalize('NFC')),
  )
  it('loses stray joiners', () => {
    expect(tidyLine('A\u200Dd\u200C a\u200D 李\u200D')).toBe('Ad a 李')
    expect(tidyLine('\u200D\u200D李\u200D\u200D明')).toBe('李明')
  })
})

describe('A name', () => {
  it.each(Object.entries(invisibleNames))('that is made of %s is refused as an invisible name', (_what, text) =>
    expect(name(text, 2)).toBeNull(),
  )
  it.each(properNames)('such as %s passes', (text) => expect(name(text, 2)).toBe(text.normalize('NFC')))
})
