/** Adds a style sheet to the page, once, and waits for it: what is drawn next may measure itself. One that does not come is not waited for. */
export const withSheet = (address: string) =>
  new Promise<void>((resolve) => {
    if (document.querySelector(`link[href="${address}"]`)) return resolve()
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address })
    link.onload = link.onerror = () => resolve()
    document.head.append(link)
  })
