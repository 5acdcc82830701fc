import { describe, expect, it } from 'vitest'
import { textDiff } from '../../../../src/admin/history/text-diff'

const read = (from: string, to: string) =>
  textDiff(from, to)
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `[+${text}+]` })[kind])
    .join('')

describe('The difference of two texts', () => {
  it.each([
    ['Two rooms over two.', 'Two rooms over two.', 'Two rooms over two.'],
    ['Two rooms over two.', 'Three rooms over two.', '[-Two -][+Three +]rooms over two.'],
    ['A garden and a shed.', 'A garden.', 'A [-garden and a shed.-][+garden.+]'],
    ['One.\nTwo.', 'One.\nTwo.\nThree.', 'One.\n[-Two.-][+Two.\nThree.+]'],
    ['', 'New text', '[+New text+]'],
    ['Gone', '', '[-Gone-]'],
    ['a b c d e f', 'a x c d e y', 'a [-b -][+x +]c d e [-f-][+y+]'],
    // One common word between changes is chance.
    ['a b c d', 'a x c y', 'a [-b c d-][+x c y+]'],
  ])('from %j to %j is %s', (from, to, text) => expect(read(from, to)).toBe(text))
  it('keeps both texts whole', () => {
    const [from, to] = [
      'Light rooms, 3.2 m high,\n\nfacing the square.',
      'Light, tall rooms facing\n\nthe garden square.',
    ]
    const parts = textDiff(from, to)
    const without = (kind: string) => parts.flatMap((part) => (part.kind === kind ? [] : part.text)).join('')
    expect([without('added'), without('removed')]).toEqual([from, to])
  })
  it('of very long texts is their changed middle', () => {
    const long = (word: string) => `Start ${`${word} `.repeat(1500)}end`
    expect(textDiff(long('a'), long('b')).map(({ kind }) => kind)).toEqual(['same', 'removed', 'added', 'same'])
  })
})
