// A copy: shared with an island, it would be one more file before a touch.
import { canvasClass, frameClass, mapPadding, pinClass, zoomFor } from './map-frame?copy'
import type { PrerenderedMap } from './prerendered-map'

/** Draws a map where the real one will stand: in the column of `main`, over the list. */
function draw({ width, height, pins, ground }: PrerenderedMap, main: HTMLElement): HTMLElement {
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
    `<div class="${frameClass}"><div class="${canvasClass}" role="region" aria-label="Map of the homes">` +
    `${ground}</div></div>`
  parent.append(overlay)

  // eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- The markup above has it.
  const canvas = overlay.querySelector<HTMLElement>('.listings-map')!
  const frame = { width: canvas.clientWidth, height: canvas.clientHeight }
  const scale = 2 ** zoomFor({ width, height }, frame)
  const centre = { x: frame.width / 2, y: (frame.height + mapPadding.top - mapPadding.bottom) / 2 }
  // eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- The ground of the map is an SVG.
  const svg = canvas.querySelector('svg')!
  Object.assign(svg.style, {
    position: 'absolute',
    maxWidth: 'none',
    width: `${svg.width.baseVal.value * scale}px`,
    left: `${centre.x}px`,
    top: `${centre.y}px`,
    translate: '-50% -50%',
  })
  for (const { x, y, text, one } of pins) {
    const pin = one
      ? Object.assign(document.createElement('a'), { href: one.href, ariaLabel: one.label })
      : document.createElement('span')
    pin.className = pinClass(!one)
    pin.textContent = text
    pin.style.left = `${centre.x + x * scale}px`
    pin.style.top = `${centre.y + y * scale}px`
    canvas.append(pin)
  }
  return overlay
}

/**
 * Hides the first map from those who hear the page, and takes it away once the real one has its pins, or
 * has something to say, or is no longer asked for.
 */
function replaceBy(island: Element, overlay: HTMLElement | null) {
  overlay?.setAttribute('aria-hidden', 'true')
  const look = () => {
    const shown = island.querySelector('.listings-map .pin, [role=alert]')
    if (!shown && new URLSearchParams(location.search).get('view') === 'map') return
    observer.disconnect()
    overlay?.remove()
  }
  const observer = new MutationObserver(look)
  observer.observe(island, { childList: true, subtree: true })
}

const address = document.querySelector<HTMLLinkElement>('link[as=fetch]')?.href
/** The map, named by the page (components/sections/FirstMap.astro), which has most often come by now. */
const built: Promise<PrerenderedMap | null> = address
  ? fetch(address).then(
      (response) => (response.ok ? (response.json() as Promise<PrerenderedMap>) : null),
      () => null,
    )
  : Promise.resolve(null)

/** Shows the map as it was built, and presses the link again once the code is there. */
async function showFirstMap(link: HTMLAnchorElement) {
  // eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- The link is part of the island.
  const island = link.closest('astro-island')!
  // eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- The island has the element of the link.
  const main = document.querySelector<HTMLElement>(link.hash)!
  // An address with filters has other homes; on a wide screen the map shares the column with the list.
  const map = location.search || matchMedia('(width >= 62.5rem)').matches ? null : await built
  const overlay = map && draw(map, main)
  if (overlay) main.scrollIntoView()
  island.addEventListener('astro:hydrate', () =>
    setTimeout(() => {
      link.ariaBusy = null
      link.click()
      replaceBy(island, overlay)
    }),
  )
  island.addEventListener('astro:hydration-error', () => (location.href = link.href))
  // As if somebody had come to it (integrations/client-when).
  island.dispatchEvent(new Event('focusin'))
}

// "Map" pressed before the code of the list has come. Where that does not come, the link is followed.
document.addEventListener(
  'click',
  (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('astro-island[ssr] [data-opens-map]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (link.ariaBusy) return
    link.ariaBusy = 'true'
    void showFirstMap(link)
  },
  true,
)
