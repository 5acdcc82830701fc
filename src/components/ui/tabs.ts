// Turns links to sections into tabs with automatic activation: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/.

for (const root of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
  // eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- Tabs have a list.
  const list = root.querySelector<HTMLElement>('[data-list]')!
  const tabs = [...list.querySelectorAll<HTMLAnchorElement>('a')]
  // eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- Each tab links to its panel.
  const panelOf = (tab: HTMLAnchorElement) => document.getElementById(tab.hash.slice(1))!
  const inAddress = 'hash' in root.dataset

  const show = (chosen: HTMLAnchorElement | undefined) => {
    for (const tab of tabs) {
      tab.setAttribute('aria-selected', String(tab === chosen))
      tab.tabIndex = tab === chosen ? 0 : -1
      panelOf(tab).hidden = tab !== chosen
    }
  }
  const showFromAddress = () => show((inAddress && tabs.find(({ hash }) => hash === location.hash)) || tabs[0])
  const choose = (tab: HTMLAnchorElement, historyMethod: 'pushState' | 'replaceState') => {
    show(tab)
    tab.focus({ preventScroll: true })
    // Arrow keys add no history entry; only a press does.
    if (inAddress && tab.hash !== location.hash) history[historyMethod](null, '', tab.hash)
    // Keeps the sticky tab list in view when a shorter panel replaces a long one.
    if (root.getBoundingClientRect().top < 0) root.scrollIntoView()
  }

  list.setAttribute('role', 'tablist')
  for (const tab of tabs) {
    if (tab.parentElement && tab.parentElement !== list) tab.parentElement.setAttribute('role', 'presentation')
    tab.setAttribute('role', 'tab')
    tab.setAttribute('aria-controls', panelOf(tab).id)
    panelOf(tab).setAttribute('role', 'tabpanel')
    panelOf(tab).removeAttribute('aria-label')
    panelOf(tab).setAttribute('aria-labelledby', tab.id)
  }
  // After the page has loaded: a browser focuses the addressed element if it is focusable.
  const makePanelsFocusable = () => setTimeout(() => tabs.forEach((tab) => (panelOf(tab).tabIndex = 0)))
  if (document.readyState === 'complete') makePanelsFocusable()
  else addEventListener('load', makePanelsFocusable)

  // CSS decides whether they are side by side.
  const isHorizontal = () => getComputedStyle(list).display === 'flex'
  const updateOrientation = () => list.setAttribute('aria-orientation', isHorizontal() ? 'horizontal' : 'vertical')
  addEventListener('resize', updateOrientation)
  updateOrientation()

  list.addEventListener('click', (event) => {
    const tab = (event.target as Element).closest('a')
    if (!tab || event.metaKey || event.ctrlKey || event.shiftKey || event.button) return
    event.preventDefault()
    choose(tab, 'pushState')
  })
  list.addEventListener('keydown', (event) => {
    const at = tabs.indexOf(document.activeElement as HTMLAnchorElement)
    const verticalTargets = isHorizontal() ? {} : { ArrowDown: at + 1, ArrowUp: at - 1 }
    const to = (
      { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1, ' ': at, ...verticalTargets } as Record<string, number>
    )[event.key]
    if (at < 0 || to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const next = tabs.at(to % tabs.length)
    if (next) choose(next, 'replaceState')
  })
  if (inAddress) for (const change of ['popstate', 'hashchange']) addEventListener(change, showFromAddress)
  showFromAddress()
  root.dataset['ready'] = ''
}

export {}
