import type { StaffAccount } from '../query/accounts.queries'
import { csvLine, escapeFormula, longNumber } from '../../lib/format/csv'
import { assigneeName } from './assignees'
import { columns, csvCell } from './fields'
import { kindLabel, stateLabel } from '../../domain/enquiry/enquiry-labels'
import { departmentLabel, type Enquiry } from '../../domain/enquiry/enquiry'
import { formatCsvTimestamp } from '../../domain/staff/format-moments'

// Enquiries as CSV. Pure.

/** `020 7946 0112`, `07700 900456`. */
const withSpaces = (digits: string) => digits.replace(/^(02\d)(\d{4})/, '$1 $2 ').replace(/^(0[^2]\d{3})/, '$1 ')

/**
 * A phone number as readable text: spaces and a missing plus prevent conversion to a number. UK numbers are in national
 * form, others with the international prefix: `00 234 803 …`.
 */
export function phoneCell(phone: string): string {
  const ukNumber = /^[\d\s()+./-]+$/.test(phone) && phone.replace(/\D/g, '').match(/^(?:(?:00)?440?|0)([1-9]\d{8,9})$/)
  if (ukNumber) return withSpaces(`0${ukNumber[1]}`)
  const foreignNumber = phone.trim().replace(/^(?:\+|00)\s*(?=\d)/, '00 ')
  return escapeFormula(longNumber.test(foreignNumber) ? foreignNumber.replace(/^\d{5}/, '$& ') : foreignNumber)
}

type Cell = (enquiry: Enquiry, accounts: readonly StaffAccount[]) => string

/** The header and the cell of each column. */
const sheetColumns: readonly [header: string, cell: Cell][] = [
  ['Received (London)', ({ createdAt }) => formatCsvTimestamp(createdAt)],
  ['Department', departmentLabel],
  ['Kind', kindLabel],
  ['Status', ({ state, kind }) => stateLabel(state, kind)],
  ['Assigned to', ({ assignedTo }, accounts) => escapeFormula(assigneeName(accounts, assignedTo))],
  ['Name', ({ name }) => escapeFormula(name)],
  ['Email', ({ email }) => escapeFormula(email)],
  ['Phone', ({ phone }) => phoneCell(phone)],
  ['About', ({ about }) => escapeFormula(about)],
  ['Message', ({ message }) => escapeFormula(message)],
  ...Object.entries(columns).map(([column, { sheetLabel, label }]): [string, Cell] => [
    sheetLabel ?? label,
    (enquiry) => escapeFormula(csvCell(enquiry, column)),
  ]),
  ['Note', ({ note }) => escapeFormula(note)],
  ['Erase on', ({ eraseOn }) => eraseOn],
  ['Reason to keep', ({ keep }) => escapeFormula(keep?.reason ?? '')],
  ['Reference', ({ id }) => id],
]
export const csvHeader = sheetColumns.map(([header]) => header)

/** Enquiries as CSV lines, without the header. */
export const csvLines = (enquiries: Enquiry[], accounts: readonly StaffAccount[]) =>
  enquiries.map((enquiry) => csvLine(sheetColumns.map(([, cell]) => cell(enquiry, accounts)))).join('')
