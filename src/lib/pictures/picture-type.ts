/** File signatures of supported pictures; AVIF's follows the length of its first box. */
const beginnings: Record<string, RegExp> = {
  'image/jpeg': /^\xff\xd8\xff/,
  'image/png': /^\x89PNG\r\n\x1a\n/,
  'image/gif': /^GIF8[79]a/,
  'image/webp': /^RIFF[^]{4}WEBP/,
  'image/avif': /^[^]{4}ftyp(avif|avis|mif1|msf1|miaf)/,
}

/** The picture type by its first bytes, regardless of name; null for anything else. */
export function pictureType(bytes: Uint8Array): string | null {
  const start = String.fromCharCode(...bytes.subarray(0, 16))
  return Object.entries(beginnings).find(([, beginning]) => beginning.test(start))?.[0] ?? null
}

export const noPicture = 'It is not a JPEG, PNG, WebP, AVIF or GIF picture.'
