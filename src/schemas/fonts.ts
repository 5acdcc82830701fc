interface FontFile {
  /** A file of the agency's folder `fonts`, without `.woff2`. */
  readonly file: string
  /** `400`, or `400 600` for a variable file: the weights that brand.css gives it. */
  readonly weight: string
  readonly style?: 'italic'
  /** The letters that the file has, if another file has the others: `U+A1-A2`. */
  readonly unicodeRange?: readonly string[]
}

export interface FontFamily {
  readonly name: string
  readonly files: readonly FontFile[]
  /** `swap`: text changes its face when the file arrives. `optional`: it keeps the face that it began with. */
  readonly display: 'swap' | 'optional'
  /**
   * Typefaces of the visitor's device, which the build adjusts to the same widths: `['Georgia', 'serif']`, the last one
   * generic. Without them, brand.css names the stand-ins, such as those of fallbacks.css.
   */
  readonly fallbacks?: readonly string[]
}

/** A typeface of social pictures: a TrueType file, because their text engine reads no woff2. */
interface CardFont {
  /** As the file calls itself. */
  readonly name: string
  /** A file of the agency's folder `fonts`, without `.ttf`. */
  readonly file: string
  /** In ems. */
  readonly tracking: number
}

/** The agency's typefaces: the file `fonts.ts`. brand.css uses them by their variables. */
export interface Fonts {
  /** Titles. */
  readonly serif?: FontFamily
  /** Large titles on wide screens, if another cut has them. */
  readonly serifLarge?: FontFamily
  /** Text and controls. */
  readonly sans?: FontFamily
  /** Letters of other languages, which few pages load. */
  readonly sansRare?: FontFamily
  readonly card: { readonly serif: CardFont; readonly sans: CardFont }
}

/** The variable of each typeface in brand.css, which exists if fonts.ts has the typeface. */
export const fontVariables = {
  serif: '--font-face-serif',
  serifLarge: '--font-face-serif-large',
  sans: '--font-face-sans',
  sansRare: '--font-face-sans-rare',
} as const
