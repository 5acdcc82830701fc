import { expect, it } from 'vitest'
import { decodeText } from '../../../../src/domain/feed/decode-text'
import { readFeed } from '../../../../src/domain/feed/read-feed'

const encode = (text: string) => new TextEncoder().encode(text)
const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...encode(part)] : part)))
const utf16 = (text: string, littleEndian: boolean, mark = true) => {
  const marked = (mark ? '\uFEFF' : '') + text
  const view = new DataView(new ArrayBuffer(marked.length * 2))
  for (let at = 0; at < marked.length; at++) view.setUint16(at * 2, marked.charCodeAt(at), littleEndian)
  return new Uint8Array(view.buffer)
}

it('UTF-8 with one truncated character is UTF-8, and its line is reported', () => {
  const text = decodeText(bytes('Café, £5\nCaf', [0xc3], '^ Rue\n“Zoë’s” €2'))
  expect(text).toEqual({ text: 'Café, £5\nCaf^ Rue\n“Zoë’s” €2', encoding: 'utf-8', badLines: [2] })
})

it('A three-byte character truncated after two bytes is one truncated character', () => {
  expect(decodeText(bytes('£1 £2 £3\n', [0xe2, 0x80], 'x'))).toMatchObject({ text: '£1 £2 £3\nx', badLines: [2] })
})

it('A windows-1252 character in UTF-8 is decoded, and its line is reported', () => {
  expect(decodeText(bytes('£1 £2 £3\nOwner', [0x92], 's ', [0xa3], '5\n'))).toMatchObject({
    text: '£1 £2 £3\nOwner’s £5\n',
    encoding: 'utf-8',
    badLines: [2],
  })
})

it('windows-1252 is recognised, even if two of its characters look like UTF-8', () => {
  const text = decodeText(bytes('caf', [0xe9], ' ', [0xa3], '5 ', [0x92], ' ', [0xc2, 0xa3], ' ', [0x80], '2'))
  expect(text).toEqual({ text: 'café £5 ’ Â£ €2', encoding: 'windows-1252', badLines: [] })
})

it('No overlong form, surrogate or number beyond Unicode counts as UTF-8', () => {
  for (const wrong of [
    [0xc0, 0xaf],
    [0xe0, 0x80, 0xaf],
    [0xed, 0xa0, 0x80],
    [0xf4, 0x90, 0x80, 0x80],
    [0xf8, 0x88],
  ]) {
    const text = decodeText(bytes('£1 £2 £3 £4 £5 £6 £7 £8 £9\n', wrong))
    expect(text).toMatchObject({ encoding: 'utf-8', badLines: [2] })
  }
})

it.each([true, false])('UTF-16 is decoded with and without its mark; little-endian %s', (littleEndian) => {
  const table = 'AGENT_REF,PRICE\r\n99999_A1,"£1"'
  expect(decodeText(utf16(table, littleEndian))).toMatchObject({ text: table, encoding: 'utf-16' })
  expect(decodeText(utf16(table, littleEndian, false))).toMatchObject({ text: table, encoding: 'utf-16' })
})

it('A byte order mark and a final Ctrl-Z are not part of the text', () => {
  expect(decodeText(encode('\uFEFFa\r\n\u001A')).text).toBe('a\r\n')
  expect(decodeText(encode('a\n\u001A\u0000\u0000')).text).toBe('a\n')
})

it('The remark gives the line and what to do', () => {
  const feed = bytes("#HEADER#\nVersion : 3\nEOF : '^'\nEOR : '~'\n#DEFINITION#\nAGENT_REF^PRICE^~\n#DATA#\n")
  const { file, notices } = readFeed(
    'feed.blm',
    bytes([...feed], '99999_A1^£1 £2^~\n99999_A2^Caf', [0xc3], '^~\n#END#'),
  )
  expect(file.records).toHaveLength(2)
  expect(file.remarks).toEqual([{ line: 9, field: '', reason: expect.stringContaining('character') }])
  expect(notices).toEqual([])
})
