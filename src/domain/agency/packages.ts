// Who does a job for a landlord, and what it costs: src/data/packages.yaml, tasks.yaml and fees.yaml read together.

/** A fee in pounds, or in per cent of the rent, as fees.yaml has it. */
export interface LandlordFee {
  name: string
  percent?: number | undefined
  pounds?: number | undefined
  of: string
  /** How often in a year it is paid, if a tenancy lasts a year. */
  timesAYear: number
}
export interface Task {
  /** The smallest package whose percentage includes the job. */
  from: string
  /** The fee for which a smaller package has the job done too. */
  fee?: string | undefined
  /** The smallest package that can have it done for the fee; the first package, if none is named. */
  feeFrom?: string | undefined
}

/** Whether a package includes a job, has it done for a fee, or leaves it to the landlord. */
export function taskIn(
  name: string,
  { from, fee, feeFrom }: Task,
  packages: readonly string[],
): 'included' | 'charged' | 'yours' {
  const at = packages.indexOf(name)
  if (at >= packages.indexOf(from)) return 'included'
  return fee && at >= (feeFrom ? packages.indexOf(feeFrom) : 0) ? 'charged' : 'yours'
}

/** The fees that a package pays beside its percentage, by their names in fees.yaml. */
export const feesBeside = (name: string, tasks: readonly Task[], packages: readonly string[]) =>
  tasks.flatMap((task) => (task.fee && taskIn(name, task, packages) === 'charged' ? [task.fee] : []))

/** The packages that include what a fee pays for, by their names. */
export const includedIn = (fee: string, tasks: readonly Task[], packages: readonly string[]) =>
  packages.filter((name) => tasks.some((task) => task.fee === fee && taskIn(name, task, packages) === 'included'))
