import { monthly } from '#messages/formats.ts'

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 })
const pence = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })

/** Pounds without pence: `£1,250,000`. */
export const formatPounds = (amount: number) => pounds.format(amount)

/** Pounds with pence: `£487.50`. */
export const formatPence = (amount: number) => pence.format(amount)

/** Pounds, with pence if there are some: `£1,250,000`, `£1,971.67`. */
export const formatExact = (amount: number) => (Number.isInteger(amount) ? formatPounds(amount) : formatPence(amount))

/** A listing's price; a rental's is the monthly rent: `£4,750 pcm`. */
export const formatPrice = (price: number, type: 'sale' | 'rent', perMonth: (pounds: string) => string = monthly) =>
  type === 'rent' ? perMonth(formatExact(price)) : formatExact(price)
