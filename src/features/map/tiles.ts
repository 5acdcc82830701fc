import L from 'leaflet'
import { tileServer } from '../../lib/map/tile-server'
import { placeholder } from '../../lib/pictures/placeholder'
import sheet from '../../styles/leaflet.css?url'

/** Loads a style sheet once and waits for it, because the map measures itself next. Throws on failure. */
const withSheet = (address: string) =>
  new Promise<void>((resolve, reject) => {
    if (document.querySelector(`link[href="${address}"]`)) return resolve()
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address })
    link.onload = () => resolve()
    link.onerror = () => {
      // Removed, so that the next attempt retries.
      link.remove()
      reject(new Error(`Style sheet not loaded: ${address}`))
    }
    document.head.append(link)
  })

/** Leaflet's and our style sheets, which the map's measurements need. */
export const leafletSheet = () => withSheet(sheet)

/** The configured tile server's layer; null if there is none. Calls `onError` once if no tile loads. */
export function streetTiles(onError: () => void) {
  const server = tileServer(import.meta.env)
  if (!server) return null
  let loaded = false
  let failed = false
  return (
    L.tileLayer(server.template, { maxZoom: 19, attribution: server.attribution })
      // The page replaces broken pictures by a placeholder, which is not a loaded tile.
      .on('tileload', ({ tile }) => (loaded ||= !tile.src.endsWith(placeholder)))
      .on('tileerror', () => {
        if (loaded || failed) return
        failed = true
        onError()
      })
  )
}
