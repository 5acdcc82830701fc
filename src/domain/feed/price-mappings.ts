import { formatPence } from '../../lib/format/money.ts'
import { toText } from '../../lib/format/to-text.ts'
import { maxDeposits } from '../listing/deposits.ts'
import { feedPrice, feedRent } from './feed-amounts.ts'
import { qualifierCodes } from './feed-codes.ts'
import { code, plainNumber, pounds, type Mapping } from './field-mapping.ts'

// The price or rent, its qualifier, and the deposit. Pure.

/** A price on application, which an advert here cannot have. */
const onApplication = (value: (field: string) => string) => Number(value('PRICE_QUALIFIER')) === 1
export const price: Mapping = {
  columns: ['price'],
  fields: ['PRICE', 'LET_RENT_FREQUENCY'],
  read: (value, { type, remark }) => {
    if (!onApplication(value))
      return { price: type === 'sale' ? feedPrice(value('PRICE'), remark) : feedRent(value, remark) }
    remark('PRICE_QUALIFIER', 'The price is on application, but an advert needs a price. We left it out.')
    return { price: null }
  },
  write: (row, { type }) => ({
    PRICE: plainNumber(row.price),
    ...(type === 'rent' && { LET_RENT_FREQUENCY: '1' }),
  }),
}

const plainQualifier = code('price_qualifier', 'PRICE_QUALIFIER', qualifierCodes, 'asking_price', { only: 'sale' })
export const qualifier: Mapping = {
  ...plainQualifier,
  read: (value, context) => (onApplication(value) ? { price_qualifier: null } : plainQualifier.read(value, context)),
}

const plainDeposit = pounds('deposit', 'LET_BOND', 'rent', null)
/** A deposit above the legal maximum of its rent becomes the maximum, because the database refuses more. */
export const deposit: Mapping = {
  ...plainDeposit,
  read: (value, context) => {
    const read = plainDeposit.read(value, context)
    const rent = feedRent(value, () => {})
    const tenancy = toText(context.listing?.tenancy)
    const cap = rent === null ? Infinity : maxDeposits(rent, tenancy || null).deposit
    if (Number(read.deposit ?? 0) <= cap) return read
    context.remark('LET_BOND', `It is above the legal maximum for this rent. We use the maximum, ${formatPence(cap)}.`)
    return { deposit: cap }
  },
}
