import { columns, said } from './fields'
import { type Enquiry, kinds, shortKind, stateLabel } from './inbox'
import { londonSheet } from './moments'

// Enquiries as a spreadsheet reads them: RFC 4180, with the mark by which Excel knows UTF-8. Pure.

// A cell that begins so is run as a formula, in full width as well; white space before it hides it from people alone.
const formula = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/
// A spreadsheet would take these for numbers, and drop the nought they begin with or their last digits.
const longNumber = /^\d{7,}$/

/** One cell, in quotes. What could run as a formula, or lose digits as a number, begins with an apostrophe. */
export const cell = (text: string) => `"${(formula.test(text) || longNumber.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

export const mark = '\uFEFF'
export const line = (cells: string[]) => `${cells.map(cell).join(',')}\r\n`

const kindName = ({ kind, type }: Enquiry) => `${kinds.find(({ value }) => value === kind)!.label}${kind === 'message' ? '' : `: ${kind === 'inquiry' ? shortKind({ kind, type }).toLowerCase() : type}`}`

export const heads = ['Received (London)', 'Kind', 'State', 'Name', 'E-mail', 'Phone', 'About', 'Message', ...Object.values(columns).map(({ label }) => label), 'Note', 'Reference']

/** The cells of one enquiry, as `heads` names them. */
const cells = (enquiry: Enquiry) => [
  londonSheet(enquiry.createdAt), kindName(enquiry), stateLabel(enquiry.state), enquiry.name, enquiry.email, enquiry.phone, enquiry.about, enquiry.message,
  ...Object.keys(columns).map((column) => said(enquiry, column)), enquiry.note, enquiry.id,
]

/** Enquiries as lines of the sheet, without its head. */
export const lines = (enquiries: Enquiry[]) => enquiries.map((enquiry) => line(cells(enquiry))).join('')
