// Every [data-valuation] is a link to a valuation page. Approaching one preloads the dialog, a click opens it at its
// first step, which is HTML; if it fails to load, the link is followed.
import { prefix } from '#messages/language.ts'

let firstStep: Promise<string | undefined> | undefined
const fetchFirstStep = () =>
  fetch(`${prefix}/valuation-dialog.txt`).then(
    (response) => (response.ok ? response.text() : undefined),
    () => (firstStep = undefined),
  )
const load = () => {
  firstStep ??= fetchFirstStep()
  return import('../features/valuation/dialog/first-step')
}
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
  link.setAttribute('aria-busy', 'true')
  load()
    .then(async ({ openValuation }) => openValuation(link, await firstStep))
    .catch(() => (location.href = link.href))
    .finally(() => link.removeAttribute('aria-busy'))
})
