// Words in the drawings of maps.

export const primeMeridian = 'Prime meridian, 0°'
/** On a circle around a home. */
export const minutes = (count: number) => `${count} min`
/** Beside a station. */
export const aboutMinutes = (count: number) => `about ${count} min`
