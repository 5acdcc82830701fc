import { prefix } from '#messages/language.ts'

/**
 * Links to this page's other editions: they keep what the address says, such as the filters of a list or a home that
 * was added since the build. On the page by which somebody arrives, the one in the browser's language is also a line at
 * the top. It redirects nobody and stores nothing.
 */
export function startLanguages() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-edition]'))
    for (const name of ['pointerdown', 'focus', 'click'])
      link.addEventListener(name, () => {
        const page = location.pathname.slice(prefix.length).replace(/^\/$/, '')
        link.href = (`${link.dataset['edition']}${page}` || '/') + location.search + location.hash
      })

  const offered = document.querySelector<HTMLAnchorElement>('[data-offer]')
  if (!offered?.dataset['offer'] || !navigator.language.startsWith(offered.lang.slice(0, 2))) return
  if (document.referrer.startsWith(location.origin)) return
  const { href, lang, hreflang } = offered
  const line = Object.assign(document.createElement('a'), {
    href,
    lang,
    hreflang,
    textContent: offered.dataset['offer'],
    // Over the office hours, whose height it has, so that nothing moves.
    className: 'absolute inset-0 z-1 grid content-center bg-paper px-margin underline underline-offset-[0.3em]',
  })
  const hours = document.querySelector('[data-hours]')
  // A link that is covered is none.
  for (const child of hours?.querySelectorAll<HTMLElement>(':scope > *') ?? []) child.style.visibility = 'hidden'
  hours?.append(line)
}
