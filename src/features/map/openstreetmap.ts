import L from 'leaflet'
import sheet from '../../styles/leaflet.css?url'
import { withSheet } from './load-stylesheet'

/** Leaflet's style sheet and ours, without which a map is measured wrongly. */
export const leafletSheet = () => withSheet(sheet)

/** The streets of OpenStreetMap. `onLost` is called, once, when none of them can be fetched. */
export function streets(onLost: () => void) {
  let came = false
  let lost = false
  return (
    L.tileLayer('https://tile.openstreetmap.org/{z}/{x}/{y}.png', {
      maxZoom: 19,
      attribution: '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors',
    })
      // The page puts its placeholder into broken pictures; that is none of the map's.
      .on('tileload', ({ tile }) => (came ||= (tile as HTMLImageElement).src.includes('openstreetmap.org')))
      .on('tileerror', () => {
        if (came || lost) return
        lost = true
        onLost()
      })
  )
}
