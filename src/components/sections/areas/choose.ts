import { shownBelow } from '#messages/area-choice.ts'

// Turns six links into a choice: arrow keys, Space and Enter; the address stores it, and Back restores the previous
// one.

const root = document.querySelector<HTMLElement>('[data-areas]')
const list = root?.querySelector<HTMLElement>('[data-choices]')
if (root && list) {
  const links = [...list.querySelectorAll<HTMLAnchorElement>('[data-area]')]
  const details = [...root.querySelectorAll<HTMLElement>('[data-detail]')]
  const none = root.querySelector<HTMLElement>('[data-none]')
  const status = root.querySelector('[data-status]')
  const named = (name: string | null) =>
    links.find((link) => link.dataset['area']?.toLowerCase() === name?.toLowerCase())

  list.setAttribute('role', 'radiogroup')
  for (const item of list.children) item.setAttribute('role', 'presentation')
  for (const link of links) link.setAttribute('role', 'radio')

  const show = (chosen: HTMLAnchorElement | undefined) => {
    for (const link of links) {
      link.setAttribute('aria-checked', String(link === chosen))
      link.tabIndex = link === (chosen ?? links[0]) ? 0 : -1
    }
    for (const detail of details) detail.hidden = detail.dataset['detail'] !== chosen?.dataset['area']
    if (none) none.hidden = !!chosen
  }
  const choose = (link: HTMLAnchorElement) => {
    const name = link.dataset['area'] ?? ''
    const url = new URL(location.href)
    if (url.searchParams.get('area') !== name) {
      url.searchParams.set('area', name)
      url.hash = ''
      history.pushState(null, '', url)
    }
    show(link)
    if (status) status.textContent = shownBelow(link.querySelector('strong')?.textContent.trim() ?? name)
  }
  const anchored = () => details.find(({ id }) => `#${id}` === location.hash)?.dataset['detail'] ?? null
  const read = () => show(named(new URL(location.href).searchParams.get('area') ?? anchored()))

  list.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-area]')
    // Modified clicks belong to the browser.
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button) return
    event.preventDefault()
    choose(link)
    // On phones the text is below the pictures, out of view.
    const detail = details.find((one) => !one.hidden)
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
    if (detail && detail.getBoundingClientRect().top > innerHeight * 0.75) detail.scrollIntoView({ behavior })
  })
  const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, ' ': 0 }
  list.addEventListener('keydown', (event) => {
    const at = links.indexOf(event.target as HTMLAnchorElement)
    const step = steps[event.key]
    if (at < 0 || step === undefined) return
    event.preventDefault()
    const link = links.at((at + step) % links.length)
    if (!link) return
    link.focus()
    choose(link)
  })
  addEventListener('popstate', read)
  read()
  root.dataset['ready'] = ''
}
