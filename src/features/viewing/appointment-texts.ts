import { viewing, visit } from '#messages/viewing.ts'

/** The texts of a viewing of a listing, or of a valuation visit. */
export const appointmentTexts = (appointment: 'viewing' | 'valuation') =>
  appointment === 'valuation' ? visit : viewing
