// Accidental and malicious input. Accepted input is text wherever it reappears. One corpus for rules, database and
// browser.

/** Texts by kind. A page that runs one of them sets `hacked`. */
export const corpus: Record<string, string> = {
  'a script': '<script>window.hacked = 1</script>',
  'a picture that fails': '"><img src=x onerror="window.hacked = 1">',
  'a drawing that loads': "'><svg/onload=window.hacked=1>",
  'a frame': '<iframe srcdoc="<script>parent.hacked=1</script>"></iframe>',
  'the end of a comment': '--> ]]> */ </textarea></title></style></script> <!--',
  'a template': '{{constructor.constructor("window.hacked = 1")()}} ${window.hacked = 1} #{1} <%= 7 * 7 %> {facts}',
  'an address that runs': 'javascript:window.hacked=1//',
  'an address that is a page': 'data:text/html,<script>window.hacked=1</script>',
  SQL: "Robert'); drop table public.contact_submissions; --",
  'a search that is always true': "' or 1=1 -- %' ; select pg_sleep(9)",
  'a filter': '),id.neq.0,or(title.ilike.*,name.eq."a\\"b"){}|&!:<->',
  wildcards: '%_*\\%\\_ 100%',
  'a formula': "=cmd|' /C calc'!A0",
  'a formula with a plus': '+1+1',
  'a formula with a minus': '-2+3',
  'a formula with an at': "@SUM(1+1)*cmd|' /C calc'!A0",
  'words that turn round': 'Flat \u202E 4 teertS hgiH \u202C to let',
  'signs that nobody sees': 'Flat\u200B\u2060\uFEFF\u00AD 4',
  'only signs that nobody sees': '\u200B\u200D\u2060\uFEFF',
  'a null byte': 'Flat\u0000 4\u0007\u001B[31m',
  'half a sign': 'Flat \uD83C and \uDFE0 4',
  'signs outside the plane': '👩🏽‍👩🏽‍👧🏽‍👦🏽 🏠 𝔉𝔩𝔞𝔱',
  'letters from right to left': 'شقة للإيجار می‌خواهم דירה',
  'many marks on one letter': `Z${'\u0351'.repeat(120)}`,
  'a very long word': 'Llanfair'.repeat(18),
  'a path': '../../../../etc/passwd %00 %2e%2e%2f',
  'a header': 'Ama\r\nBcc: everybody@example.com',
  'a name that objects have': '__proto__',
  'another that objects have': 'constructor',
  'lines of the web': '\u2028\u2029\u0085',
  'no number': 'NaN',
  'a number beyond numbers': '1e309',
}

/** Invisible or unreadable names, by kind. */
export const invisibleNames: Record<string, string> = {
  'Hangul fillers': '\u3164\u3164\u3164',
  'blanks of Braille': '\u2800\u2800\u2800',
  'soft hyphens': '\u00AD\u00AD\u00AD',
  tags: '\u{E0041}\u{E0042}\u{E0043}',
  '190 combining marks': '\u0301'.repeat(190),
  'a letter under 190 combining marks': `A${'\u0336'.repeat(190)}`,
  'joiners and variants': '\u200C\u200D\uFE0F\u{E0100}',
}

/** Valid names, with invisible joiners and decomposed marks. */
export const properNames = [
  'Adébáyọ̀'.normalize('NFD'),
  'Ọlákìítán',
  'محمد عليّ',
  'דָּוִד',
  '王伟',
  'می‌خواهم',
  'Nguyễn Thị Ánh',
  '葛󠄀城',
  'รัตนา',
  'क्‍षमा',
  "O'Brien-Smith",
]

/** A megabyte of text. */
export const megabyte = 'Wörd '.repeat(200_000)

/** Address parameters, each under any name that a page knows. */
export const inAddress = [
  '__proto__',
  'constructor',
  '%3Cscript%3Ewindow.hacked=1%3C/script%3E',
  '%00',
  '%E0%A4%A',
  '%F0%9F%8F%A0',
  '%EF%BF%BE',
  '-1',
  '1e309',
  'NaN',
  "'%20or%201=1%20--",
  '%5C%22%27;',
  `${'x'.repeat(2000)}`,
  '../..',
  '[]',
  '{}',
  'null',
  '%E2%80%AE',
]

/** Possible values of browser storage: from an older version, a bug or a manual edit. */
export const inStorage = [
  '',
  '{',
  'null',
  '7',
  '[]',
  '{}',
  '"text"',
  '[null,7,[]]',
  '{"__proto__":{"hacked":1}}',
  '[{"slug":"__proto__"}]',
  '{"values":{"name":{},"pictures":[null],"note":7},"step":1e9}',
  '{"count":1e9,"until":1e300}',
  '{"currency":["NGN"],"size":{}}',
  '\uD83C',
]
