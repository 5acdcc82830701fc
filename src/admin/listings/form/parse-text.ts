import { compatibleLine, tidyLine, tidyText } from '../../../lib/form/normalise'

// Parses a field's text.

const stripUnits = (input: string) => compatibleLine(input).replace(/[,\s]|sq\.? ?ft\.?$/gi, '')

/** A whole number of at most seven digits, `1,250` or `1,250 sq ft`; null if invalid. */
export const parseInteger = (input: string) => (/^\d{1,7}$/.test(stripUnits(input)) ? Number(stripUnits(input)) : null)

/** The non-empty lines of a text, tidied. */
export const lines = (written: string) => tidyText(written).split('\n').map(tidyLine).filter(Boolean)
