/** South, west, north, east, in degrees. */
export type Bounds = [south: number, west: number, north: number, east: number]
