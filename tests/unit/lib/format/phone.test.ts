import { expect, it } from 'vitest'
import { dialled, internationalPhone, phoneIn } from '../../../../src/lib/format/phone'

it('A number of the United Kingdom is shown to readers abroad, and linked, with the country’s code', () => {
  expect(internationalPhone('020 7946 0112')).toBe('+44 20 7946 0112')
  expect(internationalPhone('+44 20 7946 0112')).toBe('+44 20 7946 0112')
  expect(dialled('020 7946 0112')).toBe('+442079460112')
})

it.each([
  ['Europe/London', '020 7946 0112'],
  // They have the United Kingdom's numbers.
  ['Europe/Jersey', '020 7946 0112'],
  ['Europe/Guernsey', '020 7946 0112'],
  ['Europe/Isle_of_Man', '020 7946 0112'],
  ['Asia/Dubai', '+44 20 7946 0112'],
  ['America/New_York', '+44 20 7946 0112'],
  // Browsers that hide the visitor's place.
  ['UTC', '020 7946 0112'],
  ['Etc/UTC', '020 7946 0112'],
])('In the time zone %s the office’s number is %s', (timeZone, shown) =>
  expect(phoneIn('020 7946 0112', timeZone)).toBe(shown),
)
