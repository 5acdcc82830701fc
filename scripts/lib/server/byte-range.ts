export interface ByteRange {
  first: number
  last: number
}

/**
 * The part of a file that a Range header asks for (RFC 9110, section 14).
 * @param header the Range header; one that is malformed, of another unit or of several ranges is ignored, as the RFC
 *   allows
 * @param size of the file in bytes
 * @returns `null` for the whole file, `unsatisfiable` for 416
 */
export function parseByteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? '')
  if (!match || (!match[1] && !match[2])) return null
  const [, from, to] = match
  // A suffix: the last so many bytes.
  if (!from)
    return Number(to) === 0 || size === 0 ? 'unsatisfiable' : { first: Math.max(0, size - Number(to)), last: size - 1 }
  const first = Number(from)
  const last = to ? Math.min(Number(to), size - 1) : size - 1
  // A range that ends before it begins is malformed, however large the file: `10-2` asks for nothing.
  if (to && Number(to) < first) return 'unsatisfiable'
  return first >= size ? 'unsatisfiable' : { first, last }
}
