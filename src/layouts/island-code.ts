// Prefetches the code of a page's islands, and of what a first tap opens, when the loaded page is idle and the visitor
// does not save data. Fetches without running it, to keep the main thread free. An earlier tap on an island requests
// all island chunks at once, because imports alone would be discovered in waves. Each request is in its own task, so
// that they do not delay the response to the tap. The build lists the chunks (integrations/island-files.ts).
const [islands = [], later = []] = (document.querySelector<HTMLElement>('[data-code]')?.dataset['code'] ?? '')
  .split('|')
  .map((names) => names.split(' ').filter(Boolean))
const addressOf = (name: string) => `/_astro/${name}.js`

const preload = (name: string) =>
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: addressOf(name) }))

let requested = false
const preloadIslands = ({ target }: Event) => {
  if (requested || !(target as Element).closest('astro-island')) return
  requested = true
  for (const name of islands) setTimeout(preload, 0, name)
}
// Not on touchstart: swiping the pictures needs the next picture, not code.
for (const name of ['click', 'focusin']) addEventListener(name, preloadIslands)

const queue = [...islands, ...later]
/** Loads one file after another: in parallel they would block the main thread and a tap's requests. */
const fetchNext = (): void => {
  const next = queue.shift()
  if (!next) return
  void fetch(addressOf(next), { priority: 'low' })
    // Browsers may abort a body that nobody reads.
    .then((response) => response.arrayBuffer())
    // What fails here loads with a tap.
    .catch(() => {})
    .then(fetchNext)
}
const { requestIdleCallback = setTimeout } = window
if (!navigator.connection?.saveData)
  addEventListener('load', () => {
    // Two queues: one waits while the other loads.
    requestIdleCallback(fetchNext)
    requestIdleCallback(fetchNext)
  })

export {}
