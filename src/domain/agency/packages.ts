// Landlord services and their costs, combined from src/agency/data/packages.yaml, tasks.yaml and fees.yaml.

/** A fee from fees.yaml, in pounds or as a percentage of the rent. */
export interface LandlordFee {
  name: string
  percent?: number | undefined
  pounds?: number | undefined
  of: string
  /** Payments per year, for a one-year tenancy. */
  timesAYear: number
}
export interface Task {
  /** The smallest package whose percentage includes the job. */
  from: string
  /** The fee that adds the job to a smaller package. */
  fee?: string | undefined
  /** The smallest package that offers the job for the fee; by default the first package. */
  feeFrom?: string | undefined
}

function indexOf(name: string, packages: readonly string[]) {
  const index = packages.indexOf(name)
  if (index < 0) throw new Error(`There is no package “${name}” in packages.yaml. Write one of ${packages.join(', ')}.`)
  return index
}

/** Whether a package includes a job, charges a fee for it, or leaves it to the landlord. */
export function taskIn(
  name: string,
  { from, fee, feeFrom }: Task,
  packages: readonly string[],
): 'included' | 'charged' | 'yours' {
  const at = indexOf(name, packages)
  if (at >= indexOf(from, packages)) return 'included'
  return fee && at >= (feeFrom ? indexOf(feeFrom, packages) : 0) ? 'charged' : 'yours'
}

/** The fees that a package adds to its percentage, by name in fees.yaml. */
export const feesBeside = (name: string, tasks: readonly Task[], packages: readonly string[]) =>
  tasks.flatMap((task) => (task.fee && taskIn(name, task, packages) === 'charged' ? [task.fee] : []))

/** The packages that include what a fee pays for, by name. */
export const includedIn = (fee: string, tasks: readonly Task[], packages: readonly string[]) =>
  packages.filter((name) => tasks.some((task) => task.fee === fee && taskIn(name, task, packages) === 'included'))
