/** An address, parsed; null for what is none. `URL.canParse` is younger than the oldest browsers (browser-floor.ts). */
export function parseUrl(address: string): URL | null {
  try {
    return new URL(address)
  } catch {
    return null
  }
}
