// Decodes a feed's bytes, by its actual encoding rather than the specified one. Pure.

export interface DecodedText {
  text: string
  encoding: 'utf-8' | 'utf-16' | 'windows-1252'
  /** The lines of UTF-8 with truncated characters or another encoding, from 1. */
  badLines: number[]
}

/** The valid second bytes of UTF-8 by RFC 3629: no overlong forms, no surrogates. */
const secondBytes: Record<number, [number, number]> = {
  0xe0: [0xa0, 0xbf],
  0xed: [0x80, 0x9f],
  0xf0: [0x90, 0xbf],
  0xf4: [0x80, 0x8f],
}
const lengthBy = (first: number) =>
  first < 0x80 ? 1 : first < 0xc2 || first > 0xf4 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4

/** The length of the character at an offset, and whether it is complete. */
function letterAt(bytes: Uint8Array, at: number): { length: number; complete: boolean } {
  const first = bytes[at] ?? 0
  const wanted = lengthBy(first)
  let length = 1
  while (length < wanted) {
    const [min, max] = (length === 1 && secondBytes[first]) || [0x80, 0xbf]
    const next = bytes[at + length] ?? 0
    if (next < min || next > max) break
    length += 1
  }
  return { length, complete: length === wanted }
}

// Â, Ã and â start the characters that are most often truncated, and hardly occur alone in English text.
const cutFirstBytes = [0xc2, 0xc3, 0xe2]

interface MixedText {
  text: string
  complete: number
  bad: number
  badLines: number[]
}

/** UTF-8 in which single characters are truncated and dropped, or are windows-1252. */
function decodeMixed(bytes: Uint8Array): MixedText {
  const [utf8, windows] = [new TextDecoder('utf-8'), new TextDecoder('windows-1252')]
  const badLines = new Set<number>()
  let [text, begins, line, complete, bad] = ['', 0, 1, 0, 0]
  for (let at = 0; at < bytes.length;) {
    const letter = letterAt(bytes, at)
    if (letter.complete) {
      if (letter.length > 1) complete += 1
      if (bytes[at] === 0x0a) line += 1
      at += letter.length
      continue
    }
    bad += 1
    badLines.add(line)
    const cut = letter.length > 1 || cutFirstBytes.includes(bytes[at] ?? 0)
    text += utf8.decode(bytes.subarray(begins, at)) + (cut ? '' : windows.decode(bytes.subarray(at, at + 1)))
    at += letter.length
    begins = at
  }
  return { text: text + utf8.decode(bytes.subarray(begins)), complete, bad, badLines: [...badLines] }
}

/** The byte order of UTF-16, by its mark or by zero bytes beside ASCII. */
function utf16Order([a, b, c, d]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if ((a === 0xff && b === 0xfe) || (a && b === 0 && c && d === 0)) return 'utf-16le'
  if ((a === 0xfe && b === 0xff) || (a === 0 && b && c === 0 && d)) return 'utf-16be'
  return null
}

function decode(bytes: Uint8Array): DecodedText {
  const order = utf16Order(bytes)
  if (order) return { text: new TextDecoder(order).decode(bytes), encoding: 'utf-16', badLines: [] }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8', badLines: [] }
  } catch {
    // Text in windows-1252 contains almost no valid UTF-8 sequences.
    const { text, complete, bad, badLines } = decodeMixed(bytes)
    if (complete > bad) return { text, encoding: 'utf-8', badLines }
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252', badLines: [] }
  }
}

/** Padding that old systems append to a file: Ctrl-Z and zeros. */
const fillers = ['\u0000', '\u001A']

/**
 * Decodes UTF-16, UTF-8 if nearly all characters are valid, else windows-1252. Drops the byte order mark. Converts
 * nothing twice.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const decoded = decode(bytes)
  let end = decoded.text.length
  while (end > 0 && fillers.includes(decoded.text.charAt(end - 1))) end -= 1
  return { ...decoded, text: decoded.text.slice(0, end) }
}
