// The code of the islands of a page, and of what a first tap on it opens, is fetched once the page has loaded and is
// idle, unless its visitor saves data: no tap is to wait for it. It is fetched and not run, so that nothing of it takes
// the main thread. A tap that comes earlier asks for all of it at once; imports alone would be found in waves, one file
// in the other. The build names the files (integrations/island-files.ts).
const names = document.querySelector<HTMLElement>('[data-code]')?.dataset['code']?.split(' ') ?? []
const addressOf = (name: string) => `/_astro/${name}.js`

let asked = false
const askedFor = (event: Event) => {
  if (asked || !(event.target as Element).closest('astro-island,[data-valuation],[data-save]')) return
  asked = true
  for (const name of names)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: addressOf(name) }))
}
for (const name of ['pointerdown', 'focusin']) addEventListener(name, askedFor, { passive: true })

const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
const fetchAll = () => {
  // What does not come now comes with a tap.
  for (const name of names)
    fetch(addressOf(name), { priority: 'low' })
      // A body that nobody reads may be given up.
      .then((answer) => answer.arrayBuffer())
      .catch(() => {})
}
if (!connection?.saveData)
  addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(fetchAll), { once: true })

export {}
