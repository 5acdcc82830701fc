/**
 * Shares a link through the device if available, else the clipboard.
 * @returns the result; `refused` if neither is allowed and the visitor must copy it
 */
export async function share(title: string, url: string): Promise<'passed' | 'copied' | 'refused'> {
  try {
    if ('share' in navigator) {
      await navigator.share({ title, url })
      return 'passed'
    }
  } catch (cause) {
    // The visitor cancelled.
    if (cause instanceof DOMException && cause.name === 'AbortError') return 'passed'
  }
  try {
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'refused'
  }
}
