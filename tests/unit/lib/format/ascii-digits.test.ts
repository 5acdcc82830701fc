import { expect, it } from 'vitest'
import { asciiDigits } from '../../../../src/lib/format/ascii-digits'

it.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۷۷۰۰ ۹۰۰۴۵۶', '07700 900456'],
  ['०९ and ৯', '09 and 9'],
  ['𝟘𝟡𝟬', '090'],
  ['+44 20, 二十', '+44 20, 二十'],
])('The digits of “%s” are “%s” in ASCII', (text, ascii) => expect(asciiDigits(text)).toBe(ascii))
