// Links to parts of a page become tabs: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/, chosen as the focus moves.

for (const root of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
  const list = root.querySelector<HTMLElement>('.tab-list')
  const tabs = [...root.querySelectorAll<HTMLAnchorElement>('.tab-list a')]
  const panelOf = (tab: HTMLAnchorElement) => document.getElementById(tab.hash.slice(1))
  const inAddress = 'hash' in root.dataset
  const fromAddress = () => tabs.find((tab) => tab.hash === location.hash)

  const show = (chosen: HTMLAnchorElement | undefined) => {
    if (!chosen) return
    for (const tab of tabs) {
      const on = tab === chosen
      tab.setAttribute('aria-selected', String(on))
      tab.tabIndex = on ? 0 : -1
      panelOf(tab)?.toggleAttribute('hidden', !on)
    }
  }
  const choose = (tab: HTMLAnchorElement | undefined, remember: 'pushState' | 'replaceState') => {
    if (!tab) return
    show(tab)
    tab.focus()
    // Arrow keys pass over tabs; only a press is a step that Back should undo.
    if (inAddress && tab.hash !== location.hash) history[remember](null, '', tab.hash)
  }

  list?.setAttribute('role', 'tablist')
  for (const [n, tab] of tabs.entries()) {
    const panel = panelOf(tab)
    tab.setAttribute('role', 'tab')
    tab.setAttribute('aria-controls', panel?.id ?? '')
    panel?.setAttribute('role', 'tabpanel')
    panel?.removeAttribute('aria-label')
    panel?.setAttribute('aria-labelledby', tab.id)
    if (panel) panel.tabIndex = 0
    tab.addEventListener('click', (event) => (event.preventDefault(), choose(tab, 'pushState')))
    tab.addEventListener('keydown', (event) => {
      const to = { ArrowRight: n + 1, ArrowLeft: n - 1, Home: 0, End: -1, ' ': n }[event.key]
      if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      choose(tabs.at(to % tabs.length), 'replaceState')
    })
  }
  show((inAddress && fromAddress()) || tabs[0])
  root.classList.add('ready')
  if (inAddress) addEventListener('popstate', () => show(location.hash ? fromAddress() : tabs[0]))
}

export {}
