// Tables as a spreadsheet reads them: RFC 4180, with the mark by which Excel knows UTF-8. Pure.

// A cell that begins so is run as a formula, in full width as well; white space before it hides it from people alone.
const formula = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/
/** A spreadsheet would take these for numbers, and drop the nought they begin with or their last digits. */
export const longNumber = /^\d{7,}$/

/**
 * A text that no spreadsheet runs as a formula or shortens as a number: where it could, it begins with an apostrophe.
 */
export const escapeFormula = (text: string) => (formula.test(text) || longNumber.test(text) ? `'${text}` : text)

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

export const byteOrderMark = '\uFEFF'
/** One line of cells that are safe as they stand: checked numbers, and texts that went through `escapeFormula`. */
export const csvLine = (cells: readonly string[]) => `${cells.map(quoted).join(',')}\r\n`
