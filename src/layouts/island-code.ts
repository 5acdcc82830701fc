// The code of the islands of a page, and of what a first tap on it opens, is fetched once the page has loaded and is
// idle, unless its visitor saves data: no tap is to wait for it. It is fetched and not run, so that nothing of it takes
// the main thread. A tap on an island that comes earlier asks for all of the islands' files; imports alone would be
// found in waves, one file in the other. Each is asked for in a task of its own: together they would hold up what
// answers the tap. The build names the files (integrations/island-files.ts).
const [islands = [], later = []] = (document.querySelector<HTMLElement>('[data-code]')?.dataset['code'] ?? '')
  .split('|')
  .map((names) => names.split(' ').filter(Boolean))
const addressOf = (name: string) => `/_astro/${name}.js`

const preload = (name: string) =>
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: addressOf(name) }))

let requested = false
const askForIslands = ({ target }: Event) => {
  if (requested || !(target as Element).closest('astro-island')) return
  requested = true
  for (const name of islands) setTimeout(preload, 0, name)
}
// Not at a finger's first touch: a swipe of the pictures waits for the next of them, not for code.
for (const name of ['click', 'focusin']) addEventListener(name, askForIslands)

const queue = [...islands, ...later]
/** Fetches one file after the other: asked for at once, they would take the main thread, and the line of a tap. */
const fetchNext = (): void => {
  const next = queue.shift()
  if (!next) return
  void fetch(addressOf(next), { priority: 'low' })
    // A body that nobody reads may be given up.
    .then((response) => response.arrayBuffer())
    // What does not come now comes with a tap.
    .catch(() => {})
    .then(fetchNext)
}
const { requestIdleCallback = setTimeout } = window
if (!navigator.connection?.saveData)
  addEventListener('load', () => {
    // Two lanes: one waits while the other comes.
    requestIdleCallback(fetchNext)
    requestIdleCallback(fetchNext)
  })

export {}
