// The council tax of a band: the law sets each as ninths of band D (Local Government Finance Act 1992, section 5).

/** A council's charge: src/data/council-tax.yaml has the figures and their sources. */
export interface CouncilTax {
  /** Pounds a year for a band D home, with the Mayor of London's part. */
  bandD: number
  /** The year in which the charge begins, in April. */
  year: number
  source: { label: string; url: string }
  /** The day on which the figure was read, as written. */
  checked: string
}
/** Known charges, by council. */
export type CouncilTaxes = Readonly<Record<string, CouncilTax>>

export const bandNinths: Readonly<Record<string, number>> = { A: 6, B: 7, C: 8, D: 9, E: 11, F: 13, G: 15, H: 18 }

/** Pounds a year for a band, to the penny; undefined for a band without a charge, such as `deleted`. */
export function bandCharge(bandD: number, band: string): number | undefined {
  const ninths = bandNinths[band]
  return ninths === undefined ? undefined : Math.round((bandD * ninths * 100) / 9) / 100
}

/** `2026/27`. */
export const taxYear = (year: number) => `${year}/${String((year + 1) % 100).padStart(2, '0')}`
