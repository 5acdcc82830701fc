// Placeholders of the agency's texts beside those of figures.yaml and fees.yaml, for the build and for the check.

/** What src/lib/figures.ts takes from agency.ts, hours.ts and promises.ts. */
export const agencyPlaceholders = ['office-hours', 'founded', 'reply-promise', 'visit'] as const

/** What the guide for buyers takes instead. */
export const buyerPlaceholders = ['deposit', 'additional', 'nonResident', 'surcharge'] as const
