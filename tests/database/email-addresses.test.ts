import { describe, expect, it } from 'vitest'
import { validateContact } from '../../src/domain/enquiry/contact-message'
import { email, isEmailAddress } from '../../src/lib/form/email-address'
import { typedAddresses } from '../email-addresses'
import { everyNth } from '../every-case'
import { testDatabase } from './test-database'

// Forms, the database and the email worker validate addresses equally: whoever reads “Thank You!” can receive email.

/** Texts of characters that matter to the rule, identical in each run. */
function* randomAddresses(count: number): Generator<string> {
  const signs = [...'aZ0.-@+_,;:<>()[]\\"`| ', ...'é李अ·÷。٣', '\u00A0', '\u200B', '\u202E', '\u{20BB7}', '\u{1F600}']
  let seed = 20261125
  const next = (max: number) => ((seed = (Math.imul(seed, 1103515245) + 12345) >>> 0) >>> 8) % max
  const text = (max: number) => Array.from({ length: next(max) }, () => signs[next(signs.length)]).join('')
  for (let n = 0; n < count; n++)
    yield next(4) ? `a${text(3)}@b${text(3)}.c${text(2)}o${text(2)}` : `${text(5)}@${text(5)}.${text(4)}`
}

/** Characters of the first plane, every one in Latin and each night, and some beyond, before and after the @. */
function eachSign(): string[] {
  const plane = [...Array(0xffff).keys()].map((n) => n + 1).filter((point) => point < 0xd800 || point > 0xdfff)
  const points = [...plane.slice(0, 0x300), ...everyNth(7, plane.slice(0x300))]
  for (const edge of [0x1d173, 0x1d17a, 0x1f000, 0x1faff, 0x20bb7, 0xe0000, 0x10fffd])
    points.push(edge - 1, edge, edge + 1)
  return points
    .map((point) => String.fromCodePoint(point))
    .flatMap((sign) => [`${sign}@example.com`, `jo@${sign}.com`, `jo@a${sign}b.com`])
}

describe.each([
  ['C', 'C'],
  ['ICU', ''],
])('On a database whose collation is %s', (_name, locale) => {
  const database = testDatabase('', { locale })
  const takes = async (texts: readonly string[]) =>
    (
      await database.query<{ fits: boolean }>(
        `select private.is_address(text #>> '{}') as fits
          from jsonb_array_elements($1::jsonb) with ordinality as texts (text, place)
          order by place`,
        [JSON.stringify(texts)],
      )
    ).rows.map(({ fits }) => fits)

  it('an address that a form accepts is accepted by the database and can receive email; others are not', async () => {
    for (const [typed] of typedAddresses) {
      const address = email(typed)
      const message = validateContact({ name: 'Jo Bloggs', email: typed, phone: '', message: 'Hello' }).email
      expect([typed, message === undefined]).toEqual([typed, address !== null])
      expect([typed, (await takes([address ?? typed]))[0]]).toEqual([typed, address !== null])
      expect([typed, isEmailAddress(address ?? typed)]).toEqual([typed, address !== null])
    }
  })

  it('the rule of the database equals that of the forms and the worker', async () => {
    const texts = [...randomAddresses(4000), ...eachSign()]
    const judged = texts.map(isEmailAddress)
    expect(judged.slice(0, 4000).filter(Boolean).length).toBeGreaterThan(200)
    const stored = await takes(texts)
    expect(texts.filter((_text, index) => stored[index] !== judged[index])).toEqual([])
  })

  it('a message with an undeliverable address is refused by its check, and existing rows stay', async () => {
    await database.exec('set role anon')
    const send = (address: string) =>
      database.exec(
        `insert into public.contact_submissions (name, email, message) values ('Jo Bloggs', '${address}', 'Hello')`,
      )
    await send('jo@example.com')
    await expect(send('jo@example.com,')).rejects.toThrow('contact_submissions_email_shape')
    await database.exec('reset role')
    const { rows } = await database.query<{ table: string }>(
      `select conrelid::regclass::text as table from pg_constraint
        where conname like '%email_shape' and pg_get_constraintdef(oid) ~ 'is_address.*NOT VALID$' order by 1`,
    )
    expect(rows.map(({ table }) => table)).toEqual([
      'booking_valuations',
      'contact_submissions',
      'property_inquiries',
      'staff_invitations',
      'valuation_requests',
    ])
  })
})
