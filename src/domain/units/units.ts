// The minimal script for other units on every page. Bytes matter on property pages: the loaded code interprets the
// change.
const wanted = () => import('./elements')
document.onchange = ({ target }) => (target as Element).closest('[data-units]') && wanted()
try {
  if (localStorage.preferences) void wanted()
} catch {}
