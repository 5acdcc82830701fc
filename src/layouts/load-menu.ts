// Loads the Back handling when there is something to close: the menu, or an entry of a reloaded page. The menu works
// without it.
const load = () => {
  import('../components/layout/menu').catch(() => {})
}
document.querySelector('#menu')?.addEventListener('toggle', load, { once: true })
// Browsers without popovers need the script for the menu.
if (!('popover' in document.body)) void import('../components/layout/popover-fallback').catch(() => {})
if ((history.state as { overlay?: boolean } | null)?.overlay) load()

export {}
