// What Back closes is fetched once there is something to close: the menu, or an entry left by a page that was reloaded.
const menu = document.querySelector<HTMLElement>('#menu')
menu?.addEventListener('toggle', ({ newState }) => newState === 'open' && import('../components/layout/menu').then(({ menuOpened }) => menuOpened(menu)))
if ((history.state as { overlay?: boolean } | null)?.overlay) import('../components/layout/menu')

export {}
