/** Texts that a mail program turns into links. */
export const linkedTexts = [
  'https://evil.example/a?b=c',
  'HTTP://evil.example',
  'www.evil.example',
  'evil.example/prize',
  'evil.example:8080',
  'prize@evil.example',
  'evil．example',
  'ftp://evil.example,',
  '中了奖evil.example',
  'WWW.❤.ws',
  'www.शिक्षा.com/prize',
  'ดี.com',
  'evil😀.ws',
  'evil.দেশ',
]
