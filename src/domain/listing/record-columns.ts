// The private columns of a listing (`listing_records`) and their labels.

export const saleColumns = ['publish_at', 'address_line', 'postcode', 'vendor_notes'] as const
export const rentalColumns = [
  ...(['publish_at', 'address_line', 'postcode', 'gas_safety_expires', 'eicr_expires', 'prs_reference'] as const),
  'vendor_notes',
] as const
export type RecordColumn = (typeof rentalColumns)[number]

/** Their labels in the form and the export of all listings. */
export const recordLabels: Record<RecordColumn, string> = {
  publish_at: 'Publish at (London time)',
  address_line: 'Street address',
  postcode: 'Postcode',
  gas_safety_expires: 'Gas safety record expiry',
  eicr_expires: 'Electrical report (EICR) expiry',
  prs_reference: 'PRS Database reference',
  vendor_notes: 'Notes',
}
