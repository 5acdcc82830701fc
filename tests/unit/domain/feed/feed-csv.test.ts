import { describe, expect, it } from 'vitest'
import { parseFeedCsv } from '../../../../src/domain/feed/feed-csv'
import { parseBlm } from '../../../../src/domain/feed/parse-blm'
import { readFeed } from '../../../../src/domain/feed/read-feed'

const records = (text: string) => parseFeedCsv(text).records.map(({ line, values }) => [line, { ...values }])
const one = [[2, { AGENT_REF: '99999_A1', DISPLAY_ADDRESS: 'Teal Row, Bow; E3', PRICE: '450000' }]]

describe('A table', () => {
  it.each([
    ['commas', 'AGENT_REF,DISPLAY_ADDRESS,PRICE\n99999_A1,"Teal Row, Bow; E3",450000'],
    ['semicolons', 'AGENT_REF;DISPLAY_ADDRESS;PRICE\r\n99999_A1;"Teal Row, Bow; E3";450000\r\n'],
    ['tabs', 'AGENT_REF\tDISPLAY_ADDRESS\tPRICE\n99999_A1\tTeal Row, Bow; E3\t450000\n'],
    ['semicolons behind quotes', '"AGENT_REF";"DISPLAY_ADDRESS";"PRICE"\n"99999_A1";"Teal Row, Bow; E3";"450000"'],
  ])('separated by %s is parsed', (_, text) => expect(records(text)).toEqual(one))

  it('may declare its separator on a line, like spreadsheets', () => {
    expect(records('sep=;\r\nAGENT_REF;PRICE\r\n99999_A1;1')).toEqual([[3, { AGENT_REF: '99999_A1', PRICE: '1' }]])
  })

  it('keeps an empty cell at the end of its last line', () => {
    expect(records('AGENT_REF;PRICE\n99999_A1;')).toEqual([[2, { AGENT_REF: '99999_A1', PRICE: '' }]])
  })

  it('in a spreadsheet’s UTF-16 is parsed', () => {
    const text = '\uFEFFAGENT_REF\tPRICE\r\n99999_A1\t£1\r\n'
    const bytes = Uint8Array.from([...text].flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8]))
    expect(readFeed('feed.csv', bytes).file.records).toMatchObject([{ values: { AGENT_REF: '99999_A1', PRICE: '£1' } }])
  })

  it('without field names reports the missing ones and possible separators', () => {
    expect(() => parseFeedCsv('Ref;Price\nA;1')).toThrow(/AGENT_REF.*commas, semicolons or tabs/)
  })
})

const ends = ['#END#\u001A', '#END#\r\n\u001A', '#END#\u0000\u0000', '#END# \u001A\r\n']
it.each(ends)('A BLM that ends in %j is complete', (end) => {
  const head = "#HEADER#\nVersion : 3\nEOF : '^'\nEOR : '~'\n#DEFINITION#\nAGENT_REF^PRICE^~\n#DATA#\n"
  const text = `${head}99999_A1^1^~\n${end}`
  expect(parseBlm(text)).toMatchObject({ complete: true, notices: [] })
  expect(readFeed('feed.blm', new TextEncoder().encode(text)).file.complete).toBe(true)
})
