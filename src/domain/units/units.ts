// All that a page carries for other units until somebody wants them. Every byte counts on a home's page: what a change
// means is for the code it fetches to find out.
const wanted = () => import('./elements')
document.onchange = ({ target }) => (target as Element).closest('[data-units]') && wanted()
try {
  if (localStorage.preferences) void wanted()
} catch {}
