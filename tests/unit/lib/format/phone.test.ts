import { expect, it } from 'vitest'
import { dialled, internationalPhone } from '../../../../src/lib/format/phone'

it('A number of the United Kingdom is shown to readers abroad, and linked, with the country’s code', () => {
  expect(internationalPhone('020 7946 0112')).toBe('+44 20 7946 0112')
  expect(internationalPhone('+44 20 7946 0112')).toBe('+44 20 7946 0112')
  expect(dialled('020 7946 0112')).toBe('+442079460112')
})
