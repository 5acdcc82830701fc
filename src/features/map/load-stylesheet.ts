/** Loads a style sheet once and waits for it, because the map measures itself next. Throws on failure. */
export const withSheet = (address: string) =>
  new Promise<void>((resolve, reject) => {
    if (document.querySelector(`link[href="${address}"]`)) return resolve()
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address })
    link.onload = () => resolve()
    link.onerror = () => {
      // Removed, so that the next attempt retries.
      link.remove()
      reject(new Error(`Style sheet not loaded: ${address}`))
    }
    document.head.append(link)
  })
