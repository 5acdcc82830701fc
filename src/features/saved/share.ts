/**
 * Passes a link on: by the device's own means where it has them, else through the clipboard.
 * @returns what became of it; `refused` when neither was allowed and the visitor has to copy it by hand
 */
export async function share(title: string, url: string): Promise<'passed' | 'copied' | 'refused'> {
  try {
    if ('share' in navigator) {
      await navigator.share({ title, url })
      return 'passed'
    }
  } catch (cause) {
    // They changed their mind.
    if (cause instanceof DOMException && cause.name === 'AbortError') return 'passed'
  }
  try {
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'refused'
  }
}
