// How to address and call whoever enquired. Pure.

const honorifics = /^(mr|mrs|ms|miss|mx|dr|prof|professor|sir|dame|lord|lady|chief|rev)\.?$/i

/** The name for a greeting: the first of several, or the whole name if that is a title, an initial or the only one. */
export function greetingName(name: string): string {
  const [first = '', ...more] = name.trim().split(/\s+/)
  return more.length === 0 || honorifics.test(first) || /^.\.?$/u.test(first) ? name.trim() : first
}

/** The first of several numbers, without its extension: `020 7946 0112 / 07700 900456`, `020 7946 0112 (12)`. */
function firstNumber(phone: string): string {
  const [first = ''] = phone.split(/ - |[,;/]|\s*(?:ext|x)\b|\s\([0-9]+\)$/i)
  return first.replace(/\D/g, '').length >= 7 ? first : phone
}

/** A link to a chat with the number; null unless it is plausible: international, or a UK mobile number. */
export function whatsAppLink(phone: string): string | null {
  const plain = firstNumber(phone)
    .replace(/^(\s*\+[\d\s]+)\(0\)/, '$1')
    .trim()
  const digits = plain.replace(/\D/g, '')
  const international = plain.startsWith('+')
    ? digits
    : digits.startsWith('00')
      ? digits.slice(2)
      : digits.replace(/^0(?=7\d{9}$)/, '44')
  const isPlausible = /^(?!0|44[123])\d{8,15}$/.test(international)
  const hasCountry = plain.startsWith('+') || digits.startsWith('00') || international !== digits
  return isPlausible && hasCountry ? `https://wa.me/${international}` : null
}

/** The dialable number from any country (`+44 (0)20` → `+4420`); null if it has too few digits. */
export function callLink(phone: string): string | null {
  const plain = firstNumber(phone).replace(/^(\s*\+[\d\s]+)\(0\)/, '$1')
  const digits = plain.replace(/\D/g, '')
  return digits.length >= 5 ? `tel:${/^\s*\+/.test(plain) ? '+' : ''}${digits}` : null
}
