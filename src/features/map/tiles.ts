import L from 'leaflet'
import { tileServer } from '../../lib/map/tile-server'
import { placeholder } from '../../lib/pictures/placeholder'
import sheet from '../../styles/leaflet.css?url'
import { withSheet } from './load-stylesheet'

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
