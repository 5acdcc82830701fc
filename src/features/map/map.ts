/** What a map panel shows. */
export interface Marker {
  lat: number
  lng: number
  title: string
  /** An address for a geocoder, which is asked for it in London; without one the point is used as it is. */
  address?: string
  zoom: number
}
