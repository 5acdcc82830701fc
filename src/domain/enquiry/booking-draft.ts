/** The storage key of the valuation dialog's draft. */
export const bookingDraft = 'valuation-dialog'
