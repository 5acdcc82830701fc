import { describe, expect, it } from 'vitest'
import { answersIn } from '../../src/features/calculators/calculator'
import { moveInCost } from '../../src/features/calculators/move-in'
import { contactRow, emptyContact, validateContact } from '../../src/domain/enquiry/contact-message'
import { judge } from '../../src/features/admin/listings/validate'
import { readState, searchPatterns } from '../../src/features/admin/listings/list-state'
import { isPictureUrl } from '../../src/features/admin/listings/pictures'
import { answersKept, empty, rowOf } from '../../src/features/admin/listings/property-form'
import { slugify } from '../../src/features/admin/listings/slug'
import { emptyEnquiry, enquiryRow, validateEnquiry } from '../../src/domain/enquiry/property-enquiry'
import { inert, line, phoneCell } from '../../src/features/admin/enquiries/csv'
import { fromSearch } from '../../src/features/admin/enquiries/inbox-url'
import { inArray, patterns } from '../../src/features/admin/enquiries/search-text'
import { greetingName } from '../../src/features/admin/enquiries/reply'
import { parseListing, pictureAlt, type Listing } from '../../src/domain/listing/listing'
import { searchRequest, parseSearchAddress, parseSearch, searchQuery } from '../../src/features/search/search'
import { chips } from '../../src/features/search/search-text'
import { parseSaved } from '../../src/features/saved/saved'
import { slugsIn } from '../../src/features/saved/shortlist'
import { emptyRequest, validateRequest, requestRow } from '../../src/domain/enquiry/valuation-request'
import { parseBookingDraft, fieldError } from '../../src/domain/enquiry/valuation-booking'
import { amount, percentage } from '../../src/lib/format/parse-amount'
import { name, tidyLine, tidyText } from '../../src/lib/form/normalise'
import { typedDay } from '../../src/lib/time/london-time'
import { readPreferences } from '../../src/domain/units/preferences'
import { xmlText } from '../../src/lib/format/xml'
import { corpus, inAddress, inStorage, invisibleNames, megabyte, properNames } from '../hostile'

const everything = Object.entries(corpus)
/** Signs that no line may hold: the database refuses them too. */
const unseen = /[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]|\p{Surrogate}/u

describe('A line or a text', () => {
  it.each(everything)('of %s shows all that it holds', (_what, text) => {
    expect(tidyLine(text)).not.toMatch(unseen)
    expect(tidyText(text)).not.toMatch(/[\u0000-\u0008\u000B-\u001F\u007F\u202A-\u202E]|\p{Surrogate}/u)
    expect(tidyLine(tidyLine(text))).toBe(tidyLine(text))
  })
  it.each(['می‌خواهم', '👩🏽‍👩🏽‍👧🏽‍👦🏽', '❤️‍🔥', 'क्‍ष'])('keeps the joiners by which %s is spelt', (text) =>
    expect(tidyLine(text)).toBe(text.normalize('NFC')),
  )
  it('keeps none that joins nothing', () => {
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

describe('Every form', () => {
  it('takes nothing that nobody can see for an answer', () => {
    for (const blank of ['\u3164', ' \u2800\n', '\u200B\u00AD']) {
      expect(validateContact({ ...emptyContact, message: blank }).message).toBe('Please enter your message.')
      expect(validateRequest({ ...emptyRequest, address: blank }).address).toBe(
        'Please enter the address of the property.',
      )
    }
    expect(contactRow({ ...emptyContact, message: 'Flat \u202E4\u2066 to let' }).message).toBe('Flat 4 to let')
  })
  it.each(everything)('takes or refuses %s, and throws nothing', (_what, text) => {
    const all = <A extends object>(answers: A) =>
      Object.fromEntries(Object.keys(answers).map((name) => [name, text])) as A
    const [contact, request, enquiry] = [all(emptyContact), all(emptyRequest), all(emptyEnquiry)]
    for (const errors of [
      validateContact(contact),
      validateRequest(request),
      validateEnquiry(enquiry, 1),
      validateEnquiry({ ...enquiry, employment: 'employed' }, 2),
      validateEnquiry(enquiry, 3),
    ])
      for (const message of Object.values(errors)) expect(message).toMatch(/^Please |^Viewing |^Move-in /)
    for (const row of [
      contactRow(contact),
      requestRow('sales', { ...request, bedrooms: '3' }),
      enquiryRow({ id: '1', title: text, listingType: 'rent' }, { ...enquiry, employment: 'employed' }),
    ])
      expect(JSON.stringify(row)).not.toMatch(/\\u0000|\\ud[89a-f]/i)
    for (const field of ['postcode', 'name', 'email', 'phone'] as const)
      expect(fieldError(field, text) ?? 'Please').toMatch(/^Please/)
    const home = {
      ...empty,
      title: text,
      slug: text,
      area: text,
      price: text,
      beds: text,
      baths: text,
      floorSize: text,
      dateAvailable: text,
      rightmoveUrl: text,
      latitude: text,
      longitude: text,
      description: text,
      features: text,
      pictures: [{ key: '1', url: text, alt: text }],
    }
    expect(Object.keys(judge(home))).toEqual(expect.arrayContaining(['price', 'beds', 'baths', 'pictures']))
    expect(JSON.stringify(rowOf(home))).not.toMatch(/"__proto__":\{/)
    expect(isPictureUrl(text)).toBe(false)
    expect(slugify(text)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
  })
  it('says of a name that is too long that it is too long', () => {
    const long = 'Please use 200 characters or fewer for your full name.'
    expect([
      validateContact({ ...emptyContact, name: megabyte }).name,
      validateRequest({ ...emptyRequest, name: megabyte }).name,
      validateEnquiry({ ...emptyEnquiry, name: megabyte }, 1).name,
      fieldError('name', megabyte),
    ]).toEqual([long, long, long, long])
  })
  it('refuses an essay for a feature, and an address that nobody could type', () => {
    expect(judge({ ...empty, features: 'x'.repeat(201) }).features).toMatch(/200 characters at most/)
    expect(judge({ ...empty, rightmoveUrl: `https://a.example/${'x'.repeat(2000)}` }).rightmoveUrl).toMatch(
      /whole address/,
    )
    expect(isPictureUrl(`https://a.example/${'x'.repeat(2000)}.jpg`)).toBe(false)
  })
})

describe('A search', () => {
  const names = ['area', 'min', 'max', 'beds', 'baths', 'furnished', 'available', 'q', 'box', 'sort', 'page', 'view']
  it.each(inAddress)('for %s under every name is one that can be asked, and said', (value) => {
    for (const name of names) {
      const search = parseSearch(new URLSearchParams(`${name}=${value}`), 'rent')
      expect(parseSearch(new URLSearchParams(searchQuery(search)), 'rent')).toEqual(search)
      for (const { label } of chips(search)) expect(label).not.toMatch(/undefined|£NaN|Invalid|\[object|native code/)
      expect([undefined, true, false]).toContain(search.furnished)
      expect(JSON.stringify(searchRequest(search))).not.toMatch(/\\u0000|\\ud[89a-f]|:null/)
    }
    expect(() => [
      parseSearchAddress({ pathname: `/rent/${value}`, search: '' }, 'rent'),
      readState(`?page=${value}&sort=${value}&status=${value}&q=${value}`),
      fromSearch(`?page=${value}&kind=${value}&open=${value}&q=${value}`),
      slugsIn(`?homes=${value},${value}`, 'homes'),
    ]).not.toThrow()
    expect(readState(`?page=${value}`).page).toBeLessThan(100_000)
  })
  it.each(everything)('of the desk for %s is a filter', (_what, text) => {
    for (const pattern of searchPatterns(text)) expect(pattern).toMatch(/^%[^,.:()"*]+%$/)
    expect(inArray(patterns(text))).toMatch(/^\{("(\\["\\]|[^"\\])*",?)*\}$/)
  })
})

describe('A spreadsheet', () => {
  it.each(everything)('shows %s, and runs none of it', (_what, text) => {
    const cells = ['', ' ', '\t', '\n', '\u00A0'].flatMap((before) => [inert(before + text), phoneCell(before + text)])
    for (const inside of cells.map((cell) => line([cell]).slice(1, -3))) {
      expect(inside).not.toMatch(/^\s*[=+\-@]/)
      expect(inside.replaceAll('""', '')).not.toContain('"')
    }
  })
})

describe('A sum', () => {
  it.each([...everything, ...inAddress.map((text) => [text, text] as const)])(
    'with %s in it is a number or none',
    (_what, text) => {
      for (const value of [amount(text), percentage(text)]) expect(value === null || Number.isFinite(value)).toBe(true)
      expect(typedDay(text)).toBeNull()
      expect(
        Object.values(answersIn(`?rent=${encodeURIComponent(text.toWellFormed())}`, moveInCost.fields)).every(
          (answer) => answer.length <= 40,
        ),
      ).toBe(true)
    },
  )
})

describe('What a browser kept', () => {
  it.each(inStorage)('%s is read as far as it makes sense', (text) => {
    expect(parseSaved(text)).toEqual([])
    expect(readPreferences(text)).toEqual({ currency: '', size: '' })
    expect(parseBookingDraft(text)?.step ?? 1).toBeLessThanOrEqual(2)
  })
  it('fills the form of a home with what fits alone', () => {
    expect(
      answersKept(
        {
          title: {},
          pictures: [null],
          status: 'gone',
          listingType: 'lease',
          __proto__: { area: 7 },
          hacked: 1,
          price: '5',
        },
        empty,
      ),
    ).toEqual({ ...empty, price: '5' })
  })
})

describe('A row of somebody else’s database', () => {
  const row = {
    id: '1',
    slug: 'a',
    listing_type: 'sale',
    title: 'A',
    area: 'B',
    price: 1,
    beds: 1,
    baths: 1,
    gallery: ['/a.webp'],
    description: 'C',
  }
  it.each(everything)('with %s in it is a listing or a sentence, and leads nowhere but to the web', (_what, text) => {
    const parsed = parseListing({
      ...row,
      slug: text,
      title: text,
      area: text,
      thumb: text,
      gallery: [text, ` ${text}`, '/b.webp'],
      rightmove_url: text,
      picture_alts: [text, text, 'B'],
      features: [text],
      description: text,
    })
    if (typeof parsed === 'string') return
    expect(parsed).toMatchObject({ gallery: ['/b.webp'], thumb: '/b.webp', pictureAlts: ['B'], rightmoveUrl: null })
    expect(() => greetingName(text)).not.toThrow()
    expect(xmlText(text)).not.toMatch(/[<>"'\u0000-\u0008]/)
  })
  it('whose picture is called as all objects are has words of its own', () => {
    const listing = parseListing({ ...row, gallery: ['https://a.example/constructor.webp'] }) as Listing
    expect(pictureAlt(listing, listing.gallery[0]!, 0)).toBe('A, picture 1')
  })
})
