/** The beginnings of the files that a picture may be; AVIF's stands behind the length of its first part. */
const beginnings: Record<string, RegExp> = {
  'image/jpeg': /^\xff\xd8\xff/,
  'image/png': /^\x89PNG\r\n\x1a\n/,
  'image/gif': /^GIF8[79]a/,
  'image/webp': /^RIFF[^]{4}WEBP/,
  'image/avif': /^[^]{4}ftyp(avif|avis|mif1|msf1|miaf)/,
}

/** What kind of picture bytes are by their beginning, whatever they are called; null for anything else. */
export function pictureType(bytes: Uint8Array): string | null {
  const start = String.fromCharCode(...bytes.subarray(0, 16))
  return Object.entries(beginnings).find(([, beginning]) => beginning.test(start))?.[0] ?? null
}

export const noPicture = 'It is not a JPEG, PNG, WebP, AVIF or GIF picture.'
