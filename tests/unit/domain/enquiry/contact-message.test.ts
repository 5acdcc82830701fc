import { describe, expect, it } from 'vitest'
import { contactRow, emptyContact, validateContact } from '../../../../src/domain/enquiry/contact-message'
import { messages, person } from './person'
import { corpus, megabyte } from '../../../hostile'

describe('The contact form', () => {
  const good = { ...emptyContact, name: 'Li', email: person.email, message: 'Good morning.' }
  it.each([
    [{}, {}],
    [emptyContact, { name: messages.name, email: messages.email, message: 'Please enter your message.' }],
    [{ phone: 'x'.repeat(41) }, { phone: 'Please use 40 characters or fewer for your phone number.' }],
    [{ message: ' \n ' }, { message: 'Please enter your message.' }],
  ])('%j → %j', (changes, errors) => expect(validateContact({ ...good, ...changes })).toEqual(errors))
  it('produces null for a missing phone number', () =>
    expect(contactRow({ ...good, phone: ' ' })).toEqual({
      name: 'Li',
      email: person.email,
      phone: null,
      message: 'Good morning.',
    }))
})

describe('The contact form, for any input,', () => {
  it('rejects invisible values', () => {
    for (const blank of ['\u3164', ' \u2800\n', '\u200B\u00AD'])
      expect(validateContact({ ...emptyContact, message: blank }).message).toBe('Please enter your message.')
    expect(contactRow({ ...emptyContact, message: 'Flat \u202E4\u2066 to let' }).message).toBe('Flat 4 to let')
  })
  it.each(Object.entries(corpus))('accepts or refuses %s without an exception', (_what, text) => {
    const values = { ...emptyContact }
    for (const field of Object.keys(values) as (keyof typeof values)[]) values[field] = text
    for (const message of Object.values(validateContact(values))) expect(message).toMatch(/^Please /)
    expect(JSON.stringify(contactRow(values))).not.toMatch(/\\u0000|\\ud[89a-f]/i)
  })
  it('reports that a long name is too long', () =>
    expect(validateContact({ ...emptyContact, name: megabyte }).name).toBe(
      'Please use 200 characters or fewer for your full name.',
    ))
})
