// Every [data-valuation] is a link to a valuation page. Its first approach fetches the dialog, a click opens it;
// where the dialog does not come, the link is followed.
const load = () => import('../features/valuation/dialog/open-dialog')
const linkAt = ({ target }: Event) => (target as Element).closest<HTMLAnchorElement>('[data-valuation]')

for (const name of ['pointerover', 'focusin', 'touchstart'])
  addEventListener(
    name,
    (event) => {
      if (linkAt(event)) load().catch(() => {})
    },
    { passive: true },
  )
addEventListener('click', (event) => {
  const link = linkAt(event)
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  link.ariaBusy = 'true'
  load()
    .then(({ openValuation }) => openValuation(link))
    .catch(() => (location.href = link.href))
    .finally(() => (link.ariaBusy = null))
})
