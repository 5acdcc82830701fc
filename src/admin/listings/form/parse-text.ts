import { compatibleLine, tidyLine, tidyText } from '../../../lib/form/normalise'

// Reads the text of a field.

const plain = (written: string) => compatibleLine(written).replace(/[,\s]|sq\.? ?ft\.?$/gi, '')

/** A whole number of seven digits at most, `1,250` and `1,250 sq ft` alike; null for what is none. */
export const parseInteger = (written: string) => (/^\d{1,7}$/.test(plain(written)) ? Number(plain(written)) : null)

/** The lines of a text, tidied; blank ones are dropped. */
export const lines = (written: string) => tidyText(written).split('\n').map(tidyLine).filter(Boolean)
