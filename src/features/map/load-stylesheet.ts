/**
 * Adds a style sheet to the page, once, and waits for it, since what is drawn next measures itself. Throws where it
 * does not come.
 */
export const withSheet = (address: string) =>
  new Promise<void>((resolve, reject) => {
    if (document.querySelector(`link[href="${address}"]`)) return resolve()
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address })
    link.onload = () => resolve()
    link.onerror = () => {
      // Gone again, so that the next attempt asks for it anew.
      link.remove()
      reject(new Error(`Style sheet not loaded: ${address}`))
    }
    document.head.append(link)
  })
