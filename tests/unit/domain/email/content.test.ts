import { describe, expect, it } from 'vitest'
import { oneLine, plainLines } from '../../../../src/domain/email/content'

describe('A header text', () => {
  it.each([
    ['Adaeze\r\nBcc: all@example.net', 'Adaeze Bcc: all@example.net'],
    ['one\u2028two\u0000three', 'one two three'],
    ['\u202Egnp.exe', 'gnp.exe'],
    ['  much \t space ', 'much space'],
    ['李明', '李明'],
  ])('%j is the line %j', (text, line) => expect(oneLine(text)).toBe(line))
  it('is truncated between characters', () => expect(oneLine('🏡🏡🏡', 2)).toBe('🏡🏡 …'))
})

it('A multi-line text keeps its lines and no other control characters', () =>
  expect(plainLines('Good day,\r\n\r\nI\u0007 write \u202Ebackwards  \nBye', 99)).toBe(
    'Good day,\n\nI  write  backwards\nBye',
  ))
