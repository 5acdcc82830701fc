// Tables as CSV (RFC 4180), with the byte order mark that makes Excel read UTF-8. Pure.

// Spreadsheets run a cell that begins like this as a formula, full-width signs and leading white space included.
const formula = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/
/** Spreadsheets treat these as numbers and drop leading zeros or last digits. */
export const longNumber = /^\d{7,}$/

/** Prefixes an apostrophe to text that a spreadsheet would run as a formula or shorten as a number. */
export const escapeFormula = (text: string) => (formula.test(text) || longNumber.test(text) ? `'${text}` : text)

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

export const byteOrderMark = '\uFEFF'
/** One line of safe cells: validated numbers, and texts that went through `escapeFormula`. */
export const csvLine = (cells: readonly string[]) => `${cells.map(quoted).join(',')}\r\n`
