/** A part of an address as it was meant; as it stands where its percent signs mean nothing (`%E0%A4%A`). */
export function decodePathSegment(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
