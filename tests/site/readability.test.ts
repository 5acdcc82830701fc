import { flesch } from 'flesch'
import { syllable } from 'syllable'
import { describe, expect, it } from 'vitest'
import { read } from './built'
import { mainPassages, ourPages, sentencesOf, splitWords } from './page-text'

// The limits of docs/voice.md, over the text of each page's main element. A sentence ends with a full stop, a question
// mark, an exclamation mark or a colon. A passage without one is a heading, a label or a cell.

/** “Plain English” begins at 60 on the scale of Flesch's reading ease, where 100 is the easiest. */
const minReadingEase = 65

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!

/** Flesch's reading ease. A number counts as a word of one syllable. */
function readingEase(sentences: string[]) {
  const words = sentences.flatMap(splitWords)
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0)
  return flesch({ sentence: sentences.length, word: words.length, syllable: syllables })
}

describe.each(ourPages)('%s', (page) => {
  const passages = mainPassages(read(page))
  const sentences = passages.flatMap(sentencesOf)
  const length = (text: string) => splitWords(text).length

  it('has sentences', () => expect(sentences).not.toEqual([]))
  it('has a median sentence of at most 16 words', () => expect(median(sentences.map(length))).toBeLessThanOrEqual(16))
  it('has no sentence of more than 35 words', () =>
    expect(sentences.filter((sentence) => length(sentence) > 35)).toEqual([]))
  it('has no passage of more than 35 words without an end of a sentence', () =>
    expect(passages.filter((passage) => sentencesOf(passage).length === 0 && length(passage) > 35)).toEqual([]))
  it(`has a reading ease of at least ${minReadingEase}`, () =>
    expect(readingEase(sentences)).toBeGreaterThanOrEqual(minReadingEase))
  it('has a space after each sentence and each number', () =>
    expect(sentences.filter((sentence) => /[a-z][.!?][A-Z]|\d(?!(st|nd|rd|th)\b)[a-z]{3,}/.test(sentence))).toEqual([]))
})
