import { expect, it } from 'vitest'
import { countryAbroad } from '../../../../src/domain/enquiry/phone-country'

it.each([
  ['+234 803 000 0000', 'Nigeria'],
  ['00234 803 000 0000', 'Nigeria'],
  ['+86 138 0013 8000', 'China'],
  ['+٩٧١ ٥٠ ١٢٣ ٤٥٦٧', 'United Arab Emirates'],
  ['+852 2123 4567', 'Hong Kong'],
  ['+1 212 555 0100', 'the United States or Canada'],
  ['+999 1', 'elsewhere'],
  ['+44 20 7946 0112', null],
  ['020 7946 0112', null],
  ['0803 000 0000', null],
  ['ask Mei', null],
  ['', null],
  [null, null],
])('The country of the number %j is: %s', (phone, country) => expect(countryAbroad(phone)).toBe(country))
