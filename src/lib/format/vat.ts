import * as messages from '#messages/fees.ts'

/** The standard rate of UK VAT, as a fraction: 20 % since 4 January 2011 (https://www.gov.uk/vat-rates). */
const vatRate = 0.2

const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 })

/** The part of a price that is not VAT, in the unit of the price (a percentage or pounds). */
const withoutVat = (price: number) => price / (1 + vatRate)

/** A percentage as printed: `15%`, `1.8%`, `8.33%`. */
export const formatPercent = (percent: number) => `${number.format(percent)}%`

/** The text beside a percentage that includes VAT: `inc VAT (12.5% + VAT)`. */
export const percentVatNote = (percent: number) => messages.vatNote(formatPercent(withoutVat(percent)))

/** A percentage fee as the ASA requires it, the total first: `15% inc VAT (12.5% + VAT)`. */
export const percentWithVat = (percent: number) => messages.withVat(formatPercent(percent), percentVatNote(percent))

/** A fee in pounds in the same form: `£180 inc VAT (£150 + VAT)`. */
export const poundsWithVat = (pounds: number) =>
  messages.withVat(`£${number.format(pounds)}`, messages.vatNote(`£${number.format(withoutVat(pounds))}`))
