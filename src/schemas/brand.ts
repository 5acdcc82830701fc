type Hex = `#${string}`

/** Colours that emails, social pictures, maps and the browser need: the file `brand.ts`. brand.css has the same. */
export interface Brand {
  colours: {
    /** The ground of pages, and of cards on it. */
    readonly stucco: Hex
    readonly paper: Hex
    /** Text, and less important text. */
    readonly ink: Hex
    readonly ink2: Hex
    readonly line: Hex
    readonly green: Hex
    /** The accent, and the accent as text. */
    readonly brick: Hex
    readonly brick2: Hex
    readonly surfaceMuted: Hex
  }
  map: {
    readonly ground: Hex
    readonly park: Hex
    readonly parkName: Hex
    readonly water: Hex
    readonly hairline: Hex
    readonly placeName: Hex
    readonly quiet: Hex
    /** The shades of minutes by train. */
    readonly shade: Hex
  }
}
