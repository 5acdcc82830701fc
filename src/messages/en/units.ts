// Prices in other currencies and sizes in square metres.

/** Whether square metres are a choice; else they stand beside all sizes. */
export const choosesSize: boolean = true

export const choice = 'Currency and size'
export const pricesAlsoIn = 'Prices also in'
export const poundsOnly = 'pounds only'
export const sizesIn = 'sizes in'
export const onlySizesIn = 'Sizes in'
export const squareFeet = 'sq ft'
export const squareMetres = 'sq ft and sq m'
export const estimates = 'You pay in pounds. Amounts in other currencies are approximate, at rates of'
/** @param sources of the rates: `our own estimates` */
export const fromSources = (sources: string) => `. Where the rates are from: ${sources}.`
export const lost = 'Your choice did not load. Check the connection, then choose again.'
export const indicative = (amount: string) => `≈ ${amount}, indicative`
export const indicativeMonthly = (amount: string) => `≈ ${amount} a month, indicative`
/** Currencies that this language formats itself, without `Intl`. */
export const ownFormats: Record<string, (amount: number) => string> = {}
