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

export const csvHeader = [
  'Received (London)',
  'Department',
  'Kind',
  'Status',
  'Assigned to',
  'Name',
  'Email',
  'Phone',
  'About',
  'Message',
  ...Object.values(columns).map(({ sheetLabel, label }) => sheetLabel ?? label),
  'Note',
  'Erase on',
  'Reason to keep',
  'Reference',
]

/** The cells of one enquiry, in the order of `csvHeader`. */
const csvCells = (enquiry: Enquiry, accounts: readonly StaffAccount[]) => [
  formatCsvTimestamp(enquiry.createdAt),
  departmentLabel(enquiry),
  kindLabel(enquiry),
  stateLabel(enquiry.state, enquiry.kind),
  escapeFormula(assigneeName(accounts, enquiry.assignedTo)),
  escapeFormula(enquiry.name),
  escapeFormula(enquiry.email),
  phoneCell(enquiry.phone),
  escapeFormula(enquiry.about),
  escapeFormula(enquiry.message),
  ...Object.keys(columns).map((column) => escapeFormula(csvCell(enquiry, column))),
  escapeFormula(enquiry.note),
  enquiry.eraseOn,
  escapeFormula(enquiry.keep?.reason ?? ''),
  enquiry.id,
]

/** Enquiries as CSV lines, without the header. */
export const csvLines = (enquiries: Enquiry[], accounts: readonly StaffAccount[]) =>
  enquiries.map((enquiry) => csvLine(csvCells(enquiry, accounts))).join('')
