import { pictureType } from './picture-type.ts'

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Whether two consecutive bytes occur from an offset on. */
function hasPair(bytes: Uint8Array, first: number, second: number, from: number): boolean {
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1))
    if (bytes[at + 1] === second) return true
  return false
}

/** JPEG: the end marker follows the start of scan; an embedded thumbnail has its own. */
function isCompleteJpeg(bytes: Uint8Array): boolean {
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const mark = bytes[at + 1]
    if (mark === 0xda) return hasPair(bytes, 0xff, 0xd9, at)
    at += mark === 0xff ? 1 : 2 + view(bytes).getUint16(at + 2)
  }
  return false
}

/** PNG: chunks with a length, the last one IEND. */
function isCompletePng(bytes: Uint8Array): boolean {
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view(bytes).getUint32(at))
    if (view(bytes).getUint32(at + 4) === 0x49454e44) return true
  return false
}

/** AVIF: consecutive boxes with a length. */
function isCompleteAvif(bytes: Uint8Array): boolean {
  let at = 0
  while (at + 8 <= bytes.length) {
    const size = view(bytes).getUint32(at)
    // Size 0 extends to the end of the file; a box over four gigabytes is unsupported.
    if (size === 0) return true
    if (size < 8) return false
    at += size
  }
  return at === bytes.length
}

/** GIF: the last byte apart from zeros is a semicolon. */
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

/** Whether a picture is truncated: browsers draw the received part and leave the rest grey. */
export function isCutOff(bytes: Uint8Array): boolean {
  const type = pictureType(bytes)
  return type !== null && isComplete[type]?.(bytes) === false
}

export const cutOff = 'It breaks off: only a part of it arrived.'
