import { asciiDigits } from '../../lib/format/ascii-digits.ts'

// The country of a phone number, by its calling code. Pure.

const ours = 'GB'
/** Calling codes of frequent countries; codes shared by several countries are left out. */
const countries: Record<string, string> = {
  '20': 'EG',
  '27': 'ZA',
  '30': 'GR',
  '31': 'NL',
  '32': 'BE',
  '33': 'FR',
  '34': 'ES',
  '36': 'HU',
  '39': 'IT',
  '40': 'RO',
  '41': 'CH',
  '43': 'AT',
  '44': ours,
  '45': 'DK',
  '46': 'SE',
  '47': 'NO',
  '48': 'PL',
  '49': 'DE',
  '52': 'MX',
  '55': 'BR',
  '60': 'MY',
  '61': 'AU',
  '62': 'ID',
  '63': 'PH',
  '64': 'NZ',
  '65': 'SG',
  '66': 'TH',
  '81': 'JP',
  '82': 'KR',
  '84': 'VN',
  '86': 'CN',
  '90': 'TR',
  '91': 'IN',
  '92': 'PK',
  '94': 'LK',
  '98': 'IR',
  '212': 'MA',
  '233': 'GH',
  '234': 'NG',
  '254': 'KE',
  '255': 'TZ',
  '256': 'UG',
  '263': 'ZW',
  '351': 'PT',
  '353': 'IE',
  '357': 'CY',
  '358': 'FI',
  '380': 'UA',
  '420': 'CZ',
  '852': 'HK',
  '853': 'MO',
  '880': 'BD',
  '886': 'TW',
  '961': 'LB',
  '962': 'JO',
  '965': 'KW',
  '966': 'SA',
  '971': 'AE',
  '972': 'IL',
  '974': 'QA',
}
const shared: Record<string, string> = { '1': 'the United States or Canada', '7': 'Russia or Kazakhstan' }
const names = new Intl.DisplayNames('en-GB', { type: 'region', style: 'short' })

/**
 * The country of a foreign number: `Nigeria`; `elsewhere` for an unknown code. Null for UK numbers and numbers without
 * a country code.
 */
export function countryAbroad(phone: string | null | undefined): string | null {
  const digits = /^\s*(?:\+|00)([\d\s().-]+)$/.exec(asciiDigits(phone ?? ''))?.[1]?.replace(/\D/g, '')
  if (!digits || digits.startsWith('0')) return null
  const code = countries[digits.slice(0, 3)] ?? countries[digits.slice(0, 2)]
  if (code === ours) return null
  return (code ? names.of(code) : shared[digits.slice(0, 1)]) ?? 'elsewhere'
}
