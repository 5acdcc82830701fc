import { pictureType } from './picture-type.ts'

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Whether two bytes stand one after the other, from a place on. */
function hasPair(bytes: Uint8Array, first: number, second: number, from: number): boolean {
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1))
    if (bytes[at + 1] === second) return true
  return false
}

/** JPEG: the mark of the end comes after that of the picture itself; a small one before it has its own. */
function isCompleteJpeg(bytes: Uint8Array): boolean {
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const mark = bytes[at + 1]
    if (mark === 0xda) return hasPair(bytes, 0xff, 0xd9, at)
    at += mark === 0xff ? 1 : 2 + view(bytes).getUint16(at + 2)
  }
  return false
}

/** PNG: parts of a stated length, the last of them IEND. */
function isCompletePng(bytes: Uint8Array): boolean {
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view(bytes).getUint32(at))
    if (view(bytes).getUint32(at + 4) === 0x49454e44) return true
  return false
}

/** AVIF: boxes of a stated length, one after another. */
function isCompleteAvif(bytes: Uint8Array): boolean {
  let at = 0
  while (at + 8 <= bytes.length) {
    const size = view(bytes).getUint32(at)
    // The last may go on to the end; one of more than four gigabytes is none of ours.
    if (size === 0) return true
    if (size < 8) return false
    at += size
  }
  return at === bytes.length
}

/** GIF: its last byte, but for zeros, is a semicolon. */
function isCompleteGif(bytes: Uint8Array): boolean {
  let end = bytes.length - 1
  while (bytes[end] === 0) end--
  return bytes[end] === 0x3b
}

const isComplete: Record<string, (bytes: Uint8Array) => boolean> = {
  'image/jpeg': isCompleteJpeg,
  'image/png': isCompletePng,
  'image/webp': (bytes) => bytes.length >= 12 && bytes.length >= view(bytes).getUint32(4, true) + 8,
  'image/gif': isCompleteGif,
  'image/avif': isCompleteAvif,
}

/** Whether a picture breaks off: browsers draw the part that came, and the rest grey. */
export function isCutOff(bytes: Uint8Array): boolean {
  const type = pictureType(bytes)
  return type !== null && isComplete[type]?.(bytes) === false
}

export const cutOff = 'It breaks off: only a part of it arrived.'
