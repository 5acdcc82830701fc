import { feesBeside, type LandlordFee, type Task } from '../../domain/agency/packages'
import type { PackagePrice, Service, YieldFacts } from './rental-yield'

/** The name in fees.yaml of what a landlord abroad pays for returns to HMRC. */
const returnsFee = 'hmrc-return'

/** The price of each package, from the lists of fees and of tasks. */
export function packagePrices(
  packages: readonly string[],
  tasks: readonly Task[],
  fees: Record<string, LandlordFee>,
): YieldFacts['packages'] {
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
