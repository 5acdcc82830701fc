import { describe, expect, it } from 'vitest'
import { byteOrderMark, csvLine, escapeFormula } from '../../../../src/lib/format/csv'
import { corpus } from '../../../hostile'

describe('A spreadsheet', () => {
  it.each([
    ['plain', 'plain'],
    ['李明 👩‍👧', '李明 👩‍👧'],
    ['', ''],
    ['=HYPERLINK("http://a.example","x")', '\'=HYPERLINK("http://a.example","x")'],
    ['+1+1', "'+1+1"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', "'\r=1"],
    [' =1', "' =1"],
    ['\u00A0=1', "'\u00A0=1"],
    ['＝1+1', "'＝1+1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠A', "'＠A"],
    ['02079460112', "'02079460112"],
    ['5+', '5+'],
  ])('runs no formula: it shows the text %j as %j', (text, written) => expect(escapeFormula(text)).toBe(written))
  it('quotes each cell, starts with a byte order mark, and ends lines by RFC 4180', () =>
    expect([byteOrderMark, csvLine(['Flat 1, "The Mews"', 'two\nlines'])]).toEqual([
      '\uFEFF',
      '"Flat 1, ""The Mews""","two\nlines"\r\n',
    ]))
  it.each(Object.entries(corpus))('shows %s, and runs none of it', (_what, text) => {
    for (const before of ['', ' ', '\t', '\n', '\u00A0']) {
      const inside = csvLine([escapeFormula(before + text)]).slice(1, -3)
      expect(inside).not.toMatch(/^\s*[=+\-@]/)
      expect(inside.replaceAll('""', '')).not.toContain('"')
    }
  })
})
