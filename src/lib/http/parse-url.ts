/** Parses an address; null if invalid. The oldest supported browsers lack `URL.canParse` (browser-floor.ts). */
export function parseUrl(address: string): URL | null {
  try {
    return new URL(address)
  } catch {
    return null
  }
}
