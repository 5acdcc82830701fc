/** The key of the valuation dialog's draft in this tab's storage. */
export const bookingDraft = 'valuation-dialog'
