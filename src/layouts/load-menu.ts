// What Back closes is fetched once there is something to close: the menu, or an entry left by a page that was reloaded.
// A menu works without it.
const load = () => {
  import('../components/layout/menu').catch(() => {})
}
document.querySelector('#menu')?.addEventListener('toggle', load, { once: true })
// A browser without popovers has a menu by script.
if (!('popover' in document.body)) void import('../components/layout/popover-fallback').catch(() => {})
if ((history.state as { overlay?: boolean } | null)?.overlay) load()

export {}
