import { feesBeside, type LandlordFee, type Task } from '../../domain/agency/packages'

export type Service = 'let-only' | 'rent-collection' | 'fully-managed'

/** The price of a package: its percentage of the rent with VAT, and additional fees. */
export interface PackagePrice {
  percent: number
  of: string
  /** An annual percentage applies to a year's rent; a monthly one to the received rent. */
  isAnnual: boolean
  beside: readonly { name: string; yearly: number }[]
  /** Annual fee in pounds for returns to HMRC, until it has approved the landlord. */
  taxReturnFee: number
}

/** The fee in fees.yaml for a non-resident landlord's returns to HMRC. */
const returnsFee = 'hmrc-return'

/** The price of each package, from the fee and task lists. */
export function packagePrices(
  packages: readonly string[],
  tasks: readonly Task[],
  fees: Record<string, LandlordFee>,
): Record<Service, PackagePrice> {
  const priceOf = (name: Service): PackagePrice => {
    const fee = fees[name]
    if (!fee?.percent) throw new Error(`src/agency/data/fees.yaml has no percentage for ${name}`)
    const charged = feesBeside(name, tasks, packages).map((id) => ({ id, fee: fees[id] }))
    const beside = charged.flatMap(({ id, fee }) =>
      fee?.pounds ? [{ id, name: fee.name, yearly: fee.pounds * fee.timesAYear }] : [],
    )
    return {
      percent: fee.percent,
      of: fee.of,
      isAnnual: fee.timesAYear === 1,
      beside: beside.filter(({ id }) => id !== returnsFee).map(({ name, yearly }) => ({ name, yearly })),
      taxReturnFee: beside.find(({ id }) => id === returnsFee)?.yearly ?? 0,
    }
  }
  return {
    'let-only': priceOf('let-only'),
    'rent-collection': priceOf('rent-collection'),
    'fully-managed': priceOf('fully-managed'),
  }
}
