/** The content of a map panel. */
export interface Marker {
  lat: number
  lng: number
  title: string
  /** An address for the geocoder, searched in London; without it the point is used. */
  address?: string
  zoom: number
}
