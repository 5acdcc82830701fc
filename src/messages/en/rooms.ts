// Floors and rooms, which staff write in English.

/** The floor of a home, or what a plan with one floor is of: `Apartment`. */
export const floorName = (name: string) => name
/** `Kitchen / dining room` */
export const roomName = (name: string) => name
/** A sentence of a plan's caption: `Approximate gross internal area 820 sq ft (76.2 sq m).` */
export const planNote = (sentence: string) => sentence.replaceAll(' sq ', '\u00A0sq\u00A0')
/** Of one line: `Hall, landing`. */
export const listed = (names: readonly string[]) => names.join(', ')
/** The language of names that are not translated; else empty. */
export const nameLanguage: (name: string) => string = () => ''
