/** A feed's bytes as text. */
export interface DecodedText {
  text: string
  encoding: 'utf-8' | 'windows-1252'
}

/**
 * Reads UTF-8 where all of it is, else windows-1252, as feeds are written whatever their specification demands. A byte
 * order mark is dropped. Nothing is converted twice.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' }
  }
}
