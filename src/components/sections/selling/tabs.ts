// Three links become tabs: arrow keys, Home and End, the tab in the address, and Back brings the last one back.

const root = document.querySelector<HTMLElement>('[data-tabs]')
const list = root?.querySelector<HTMLElement>('[data-list]')
if (root && list) {
  const tabs = [...list.querySelectorAll<HTMLAnchorElement>('a')]
  const panelOf = (tab: HTMLAnchorElement) => document.getElementById(tab.hash.slice(1))!

  list.setAttribute('role', 'tablist')
  for (const item of list.children) item.setAttribute('role', 'presentation')
  for (const tab of tabs) {
    const panel = panelOf(tab)
    tab.setAttribute('role', 'tab')
    tab.setAttribute('aria-controls', panel.id)
    panel.setAttribute('role', 'tabpanel')
    panel.setAttribute('aria-labelledby', tab.id)
  }
  // Not before the page has loaded: a browser gives the focus to what the address names, if it can take it.
  const reachable = () => setTimeout(() => tabs.forEach((tab) => (panelOf(tab).tabIndex = 0)))
  if (document.readyState === 'complete') reachable()
  else addEventListener('load', reachable)

  const wide = matchMedia('(min-width: 50rem)')
  const turn = () => (list.ariaOrientation = wide.matches ? 'vertical' : 'horizontal')
  wide.addEventListener('change', turn)
  turn()

  const show = (chosen: HTMLAnchorElement) => {
    for (const tab of tabs) {
      tab.ariaSelected = String(tab === chosen)
      tab.tabIndex = tab === chosen ? 0 : -1
      panelOf(tab).hidden = tab !== chosen
    }
  }
  const choose = (tab: HTMLAnchorElement) => {
    if (location.hash !== tab.hash) history.pushState(null, '', tab.hash)
    show(tab)
    // The list stays in view while a long panel gives way to a short one.
    const top = root.getBoundingClientRect().top
    if (top < 0) root.scrollIntoView()
  }
  const read = () => show(tabs.find(({ hash }) => hash === location.hash) ?? tabs[0]!)

  list.addEventListener('click', (event) => {
    const tab = (event.target as Element).closest('a')
    if (!tab || event.metaKey || event.ctrlKey || event.shiftKey || event.button) return
    event.preventDefault()
    choose(tab)
  })
  list.addEventListener('keydown', (event) => {
    const at = tabs.indexOf(document.activeElement as HTMLAnchorElement)
    const to: Record<string, number> = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: -1, ' ': at }
    const next = to[event.key]
    if (at < 0 || next === undefined) return
    event.preventDefault()
    const tab = tabs.at(next % tabs.length)!
    tab.focus({ preventScroll: true })
    choose(tab)
  })
  addEventListener('popstate', read)
  addEventListener('hashchange', read)
  read()
  root.dataset['ready'] = ''
}

export {}
