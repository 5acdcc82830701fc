import { feesBeside, type LandlordFee, type Task } from '../../domain/agency/packages'

export type Service = 'let-only' | 'rent-collection' | 'fully-managed'

/** What a package costs: its percentage of the rent with VAT, and what is charged beside it. */
export interface PackagePrice {
  percent: number
  of: string
  /** Once a year, the percentage is of a year's rent; by the month, of the rent received. */
  once: boolean
  beside: readonly { name: string; yearly: number }[]
  /** Pounds a year for returns to HMRC, until it has approved the landlord. */
  returns: number
}

/** The name in fees.yaml of what a landlord abroad pays for returns to HMRC. */
const returnsFee = 'hmrc-return'

/** The price of each package, from the lists of fees and of tasks. */
export function packagePrices(
  packages: readonly string[],
  tasks: readonly Task[],
  fees: Record<string, LandlordFee>,
): Record<Service, PackagePrice> {
  const priceOf = (name: Service): PackagePrice => {
    const fee = fees[name]
    if (!fee?.percent) throw new Error(`src/data/fees.yaml has no percentage for ${name}`)
    const charged = feesBeside(name, tasks, packages).map((id) => ({ id, fee: fees[id] }))
    const beside = charged.flatMap(({ id, fee }) =>
      fee?.pounds ? [{ id, name: fee.name, yearly: fee.pounds * fee.timesAYear }] : [],
    )
    return {
      percent: fee.percent,
      of: fee.of,
      once: fee.timesAYear === 1,
      beside: beside.filter(({ id }) => id !== returnsFee).map(({ name, yearly }) => ({ name, yearly })),
      returns: beside.find(({ id }) => id === returnsFee)?.yearly ?? 0,
    }
  }
  return {
    'let-only': priceOf('let-only'),
    'rent-collection': priceOf('rent-collection'),
    'fully-managed': priceOf('fully-managed'),
  }
}
