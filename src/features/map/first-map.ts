import { mapOfHomes } from '#messages/first-map.ts'
// A copy: a chunk shared with an island would be another early request.
import { canvasClass, frameClass, mapPadding, pinClass, zoomFor } from './map-frame?copy'
import type { PrerenderedMap } from './prerendered-map'

/** Draws a map at the position of the real one: in the column of `main`, over the list. */
function draw({ width, height, pins, basemap }: PrerenderedMap, main: HTMLElement): HTMLElement {
  const overlay = document.createElement('div')
  overlay.className = 'absolute z-1 bg-stucco'
  // eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- The list is an island in its column.
  const parent = main.closest<HTMLElement>('astro-island')!.parentElement!
  const [edge, column] = [parent.getBoundingClientRect(), main.getBoundingClientRect()]
  const { paddingLeft, paddingRight, paddingTop } = getComputedStyle(main)
  const [before, after, above] = [paddingLeft, paddingRight, paddingTop].map(parseFloat) as [number, number, number]
  overlay.style.top = `${column.top - edge.top + above}px`
  overlay.style.left = `${column.left - edge.left + before}px`
  overlay.style.width = `${column.width - before - after}px`
  overlay.innerHTML =
    `<div class="${frameClass}"><div class="${canvasClass}" role="region" aria-label="${mapOfHomes}">` +
    `${basemap}</div></div>`
  parent.append(overlay)

  // eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- The markup above has it.
  const canvas = overlay.querySelector<HTMLElement>('.listings-map')!
  const frame = { width: canvas.clientWidth, height: canvas.clientHeight }
  const scale = 2 ** zoomFor({ width, height }, frame)
  const centre = { x: frame.width / 2, y: (frame.height + mapPadding.top - mapPadding.bottom) / 2 }
  // eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- The basemap is an SVG.
  const svg = canvas.querySelector('svg')!
  Object.assign(svg.style, {
    position: 'absolute',
    maxWidth: 'none',
    width: `${svg.width.baseVal.value * scale}px`,
    left: `${centre.x}px`,
    top: `${centre.y}px`,
    translate: '-50% -50%',
  })
  for (const { x, y, text, listing } of pins) {
    const pin = listing
      ? Object.assign(document.createElement('a'), { href: listing.href })
      : document.createElement('span')
    if (listing) pin.setAttribute('aria-label', listing.label)
    pin.className = pinClass(!listing)
    pin.textContent = text
    pin.style.left = `${centre.x + x * scale}px`
    pin.style.top = `${centre.y + y * scale}px`
    canvas.append(pin)
  }
  return overlay
}

/** Hides the first map from screen readers, and removes it once the real one has pins or a message, or was closed. */
function replaceBy(island: Element, overlay: HTMLElement | null) {
  overlay?.setAttribute('aria-hidden', 'true')
  const findMaps = () => {
    const shown = island.querySelector('.listings-map .pin, [role=alert]')
    if (!shown && new URLSearchParams(location.search).get('view') === 'map') return
    observer.disconnect()
    overlay?.remove()
  }
  const observer = new MutationObserver(findMaps)
  observer.observe(island, { childList: true, subtree: true })
}

const address = document.querySelector<HTMLLinkElement>('link[as=fetch]')?.href
/** The prerendered map, whose address is in the page (components/sections/ListingList.astro); usually loaded by now. */
const built: Promise<PrerenderedMap | null> = address
  ? fetch(address).then(
      (response) => (response.ok ? (response.json() as Promise<PrerenderedMap>) : null),
      () => null,
    )
  : Promise.resolve(null)

/** The value if it comes within three seconds: the press waits for it. */
const soon = <T>(value: Promise<T>) =>
  Promise.race([value, new Promise<null>((resolve) => setTimeout(resolve, 3000, null))])

/** Shows the prerendered map, and repeats the press on the link once the code has loaded. */
async function showFirstMap(link: HTMLAnchorElement) {
  // eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- The link is part of the island.
  const island = link.closest('astro-island')!
  // eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- The island has the element of the link.
  const main = document.querySelector<HTMLElement>(link.hash)!
  // A filtered address has other listings; on a wide screen the map shares the column with the list.
  const map = location.search || matchMedia('(width >= 62.5rem)').matches ? null : await soon(built)
  const overlay = map && draw(map, main)
  if (overlay) main.scrollIntoView()
  island.addEventListener('astro:hydrate', () =>
    setTimeout(() => {
      link.removeAttribute('aria-busy')
      link.click()
      replaceBy(island, overlay)
    }),
  )
  island.addEventListener('astro:hydration-error', () => (location.href = link.href))
  // Triggers hydration like a focus (integrations/client-when).
  island.dispatchEvent(new Event('focusin'))
}

// Handles a press on "Map" before the list's code has loaded. If it fails to load, the link is followed.
document.addEventListener(
  'click',
  (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('astro-island[ssr] [data-opens-map]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (link.hasAttribute('aria-busy')) return
    link.setAttribute('aria-busy', 'true')
    void showFirstMap(link)
  },
  true,
)
