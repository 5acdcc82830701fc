// The private columns of a listing (`listing_records`) and their labels.

/** How to reach the seller or landlord: personal data, which no file or history contains. */
export const ownerColumns = ['owner_name', 'owner_email', 'owner_phone'] as const

export const saleRecordColumns = ['publish_at', 'address_line', 'postcode', ...ownerColumns, 'vendor_notes'] as const
export const rentalRecordColumns = [
  ...(['publish_at', 'address_line', 'postcode', ...ownerColumns] as const),
  ...(['gas_safety_expires', 'eicr_expires', 'prs_reference', 'vendor_notes'] as const),
] as const
export type RecordColumn = (typeof rentalRecordColumns)[number]
export const isRecordColumn = (column: string): column is RecordColumn =>
  (rentalRecordColumns as readonly string[]).includes(column)

/** The columns' labels in the form and in the export of all listings. */
export const recordLabels: Record<RecordColumn, string> = {
  publish_at: 'Publish at (London time)',
  address_line: 'Street address',
  postcode: 'Postcode',
  owner_name: 'Owner’s name',
  owner_email: 'Owner’s email',
  owner_phone: 'Owner’s telephone',
  gas_safety_expires: 'Gas safety record expiry',
  eicr_expires: 'Electrical report (EICR) expiry',
  prs_reference: 'PRS Database reference',
  vendor_notes: 'Notes',
}
