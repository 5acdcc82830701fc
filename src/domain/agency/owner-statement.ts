/**
 * An owner's monthly statement, in pounds: the rent, our fee as a percentage (VAT included, rounded to the penny), the
 * paid invoices and the remittance.
 */
export function statement({
  rent,
  percent,
  invoices,
}: {
  rent: number
  percent: number
  invoices: { what: string; amount: number }[]
}) {
  const fee = Math.round(rent * percent) / 100
  const spent = invoices.reduce((sum, { amount }) => sum + amount, 0)
  return { rent, fee, invoices, sent: Math.round((rent - fee - spent) * 100) / 100 }
}
