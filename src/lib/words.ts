const numbers = new Intl.NumberFormat('en-GB')

/** A count with its noun, singular at exactly one: `1 bed`, `3 beds`, `0 beds`. */
export const counted = (count: number, noun: string) => `${numbers.format(count)} ${noun}${count === 1 ? '' : 's'}`

/** Square feet: `1,310 sq ft`. */
export const formatArea = (squareFeet: number) => `${numbers.format(squareFeet)} sq ft`
