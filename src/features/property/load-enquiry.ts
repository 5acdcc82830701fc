// Loads show-enquiry.ts at the first interaction. Until then CSS opens the panel of a focused field, and a press on a
// link to the form is repeated. While the page itself still loads, the code would wait behind the pictures, for seconds
// on a slow network: the link then leads to the form in the page, and also if the code is late.

/** How long a press waits for the code. */
const patienceMs = 2000

const load = () => import('./show-enquiry').then(() => removeEventListener('click', repeat, true))

function repeat(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLElement>('a[href="#enquire"]:not([data-skip])')
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
  if (document.readyState !== 'complete' && matchMedia('(width < 75rem)').matches) return
  event.preventDefault()
  event.stopPropagation()
  link.setAttribute('aria-busy', 'true')
  const deadline = new Promise((_, reject) => setTimeout(reject, patienceMs))
  Promise.race([load(), deadline])
    .then(
      () => link.click(),
      () => (location.hash = 'enquire'),
    )
    .finally(() => link.removeAttribute('aria-busy'))
}

addEventListener('click', repeat, true)
for (const name of ['pointerover', 'focusin', 'touchstart'])
  addEventListener(name, () => void load().catch(() => {}), { once: true, passive: true })

export {}
