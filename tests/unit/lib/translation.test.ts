import { describe, expect, it } from 'vitest'
import { differences, entryDifferences, translated } from '../../../src/lib/translation'

const messages = (english: unknown, text: unknown) =>
  differences(english, text, ['a']).map(({ path, message }) => `${path.join(' ')}: ${message.split(';')[0]}`)

describe('Texts in another language', () => {
  it('take the place of the English ones, by position in a list', () => {
    const english = {
      title: 'Tax',
      sources: [
        { label: 'One', url: '/1' },
        { label: 'Two', url: '/2' },
      ],
    }
    expect(translated(english, { title: '税', sources: [{ label: '一' }, {}] })).toEqual({
      title: '税',
      sources: [
        { label: '一', url: '/1' },
        { label: 'Two', url: '/2' },
      ],
    })
  })

  it('may have items and fields that only their readers need, marked onlyHere and last', () => {
    const english = { steps: [{ title: 'One', url: '/1' }] }
    const text = { onlyHere: ['notes'], notes: ['注'], steps: [{ onlyHere: true, title: '汇款' }, { title: '一' }] }
    expect(messages(english, text)).toEqual([])
    expect(translated(english, text)).toEqual({ notes: ['注'], steps: [{ title: '一', url: '/1' }, { title: '汇款' }] })
  })

  it('have as many items as the English list, and no field and no figure of their own', () => {
    expect(messages({ steps: [{}, {}] }, { steps: [{}] })).toEqual(['a steps: has 1 items, and the English file 2'])
    expect(messages({ steps: ['One'] }, { steps: ['一', '二'] })).toEqual([
      'a steps: has 2 items, and the English file 1',
    ])
    expect(messages({ says: 'Hello' }, { says: '你好', speaks: '法语' })).toEqual([
      'a speaks: is not in the English file',
    ])
    expect(messages({ percent: 8 }, { percent: 8 })).toEqual([expect.stringContaining('a percent: is no text')])
  })

  it('have the numbers of the English ones', () =>
    expect(messages({ says: 'From £1,950 a month' }, { says: '每月 £1,450 起' })).toEqual([
      'a says: has 1450 where the English text has 1950',
    ]))

  it('have the entries of the English list, except its figures without words', () => {
    const lines = (english: object, texts: object, file = 'zh/data/faqs.yaml') =>
      entryDifferences(english as never, texts as never, file).map(({ path, message }) => [
        path[0],
        message.split(';')[0],
      ])
    expect(lines({ a: {} }, {})).toEqual([['a', 'is missing']])
    expect(lines({ a: {} }, {}, 'zh/data/figures.yaml')).toEqual([])
    expect(lines({}, { b: {} })).toEqual([['b', 'is not in the English file']])
    expect(lines({}, { b: { onlyHere: true } })).toEqual([])
    expect(lines({ b: {} }, { b: { onlyHere: true } })).toEqual([
      ['b', 'has onlyHere: true, but the English file has it too'],
    ])
  })
})
