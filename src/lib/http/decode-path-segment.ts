/** Decodes a path segment; returns it unchanged if its percent encoding is invalid (`%E0%A4%A`). */
export function decodePathSegment(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
