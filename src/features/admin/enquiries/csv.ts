import { columns, sheetCell } from './fields'
import { departmentMark, type Enquiry, shortKind, stateLabel } from './inbox'
import { londonSheet } from './format-moments'

// Enquiries as a spreadsheet reads them: RFC 4180, with the mark by which Excel knows UTF-8. Pure.

// A cell that begins so is run as a formula, in full width as well; white space before it hides it from people alone.
const formula = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/
// A spreadsheet would take these for numbers, and drop the nought they begin with or their last digits.
const longNumber = /^\d{7,}$/

/**
 * A text that no spreadsheet runs as a formula or shortens as a number: where it could, it begins with an apostrophe.
 */
export const inert = (text: string) => (formula.test(text) || longNumber.test(text) ? `'${text}` : text)

/** `020 7946 0112`, `07700 900456`. */
const spaced = (digits: string) => digits.replace(/^(02\d)(\d{4})/, '$1 $2 ').replace(/^(0[^2]\d{3})/, '$1 ')

/**
 * A telephone number as a text that can be read, dialled and copied as it stands: its spaces keep a spreadsheet from
 * taking it for a number, and no plus begins it. British ones as they are dialled here, others with the way out: `00
 * 234 803 …`.
 */
export function phoneCell(phone: string): string {
  const british = /^[\d\s()+./-]+$/.test(phone) && phone.replace(/\D/g, '').match(/^(?:(?:00)?440?|0)([1-9]\d{8,9})$/)
  if (british) return spaced(`0${british[1]}`)
  const abroad = phone.trim().replace(/^(?:\+|00)\s*(?=\d)/, '00 ')
  return inert(longNumber.test(abroad) ? abroad.replace(/^\d{5}/, '$& ') : abroad)
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

export const mark = '\uFEFF'
export const line = (cells: string[]) => `${cells.map(quoted).join(',')}\r\n`

export const heads = [
  'Received (London)',
  'Department',
  'Kind',
  'Status',
  'Name',
  'E-mail',
  'Phone',
  'About',
  'Message',
  ...Object.values(columns).map(({ sheetLabel, label }) => sheetLabel ?? label),
  'Note',
  'Reference',
]

/** The cells of one enquiry, as `heads` names them. */
const cells = (enquiry: Enquiry) => [
  londonSheet(enquiry.createdAt),
  departmentMark(enquiry),
  shortKind(enquiry),
  stateLabel(enquiry.state, enquiry.kind),
  inert(enquiry.name),
  inert(enquiry.email),
  phoneCell(enquiry.phone),
  inert(enquiry.about),
  inert(enquiry.message),
  ...Object.keys(columns).map((column) => inert(sheetCell(enquiry, column))),
  inert(enquiry.note),
  enquiry.id,
]

/** Enquiries as lines of the sheet, without its head. */
export const lines = (enquiries: Enquiry[]) => enquiries.map((enquiry) => line(cells(enquiry))).join('')
