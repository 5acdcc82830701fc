// Links to parts of a page become tabs, chosen as the focus moves: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/.

for (const root of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
  // eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- Tabs have a list.
  const list = root.querySelector<HTMLElement>('[data-list]')!
  const tabs = [...list.querySelectorAll<HTMLAnchorElement>('a')]
  // eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- Each tab links to its panel.
  const panelOf = (tab: HTMLAnchorElement) => document.getElementById(tab.hash.slice(1))!
  const inAddress = 'hash' in root.dataset

  const show = (chosen: HTMLAnchorElement | undefined) => {
    for (const tab of tabs) {
      tab.ariaSelected = String(tab === chosen)
      tab.tabIndex = tab === chosen ? 0 : -1
      panelOf(tab).hidden = tab !== chosen
    }
  }
  const read = () => show((inAddress && tabs.find(({ hash }) => hash === location.hash)) || tabs[0])
  const choose = (tab: HTMLAnchorElement, remember: 'pushState' | 'replaceState') => {
    show(tab)
    tab.focus({ preventScroll: true })
    // Arrow keys pass over tabs; only a press is a step that Back should undo.
    if (inAddress && tab.hash !== location.hash) history[remember](null, '', tab.hash)
    // A list that stays in view beside a long panel still does when a short one takes its place.
    if (root.getBoundingClientRect().top < 0) root.scrollIntoView()
  }

  list.role = 'tablist'
  for (const tab of tabs) {
    if (tab.parentElement && tab.parentElement !== list) tab.parentElement.role = 'presentation'
    tab.role = 'tab'
    tab.setAttribute('aria-controls', panelOf(tab).id)
    panelOf(tab).role = 'tabpanel'
    panelOf(tab).removeAttribute('aria-label')
    panelOf(tab).setAttribute('aria-labelledby', tab.id)
  }
  // Not before the page has loaded: a browser gives the focus to what the address names, if it can take it.
  const reachable = () => setTimeout(() => tabs.forEach((tab) => (panelOf(tab).tabIndex = 0)))
  if (document.readyState === 'complete') reachable()
  else addEventListener('load', reachable)

  // CSS decides whether they stand abreast.
  const abreast = () => getComputedStyle(list).display === 'flex'
  const turn = () => (list.ariaOrientation = abreast() ? 'horizontal' : 'vertical')
  addEventListener('resize', turn)
  turn()

  list.addEventListener('click', (event) => {
    const tab = (event.target as Element).closest('a')
    if (!tab || event.metaKey || event.ctrlKey || event.shiftKey || event.button) return
    event.preventDefault()
    choose(tab, 'pushState')
  })
  list.addEventListener('keydown', (event) => {
    const at = tabs.indexOf(document.activeElement as HTMLAnchorElement)
    const along = abreast() ? {} : { ArrowDown: at + 1, ArrowUp: at - 1 }
    const to = (
      { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1, ' ': at, ...along } as Record<string, number>
    )[event.key]
    if (at < 0 || to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const next = tabs.at(to % tabs.length)
    if (next) choose(next, 'replaceState')
  })
  if (inAddress) for (const change of ['popstate', 'hashchange']) addEventListener(change, read)
  read()
  root.dataset['ready'] = ''
}

export {}
