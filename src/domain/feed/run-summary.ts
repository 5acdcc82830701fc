// What is stored of the plan of a fetched feed. Pure, without packages: Edge Functions import it.

export interface RunSummary {
  created: number
  changed: number
  left: number
  withdrawn: number
  refused: number
  /** New and changed listings that stay drafts because they lack facts. */
  drafts: number
  /** The titles of the first listings to be withdrawn. */
  titles: string[]
  notices: string[]
  /** SHA-256 of the file, by which an administrator may apply a stopped plan anyway. Empty if nobody may. */
  digest: string
}

/** The counts in words: `2 new, 1 changed, 0 withdrawn, 40 unchanged`. */
export const summaryText = ({ created, changed, withdrawn, left }: RunSummary) =>
  `${created} new, ${changed} changed, ${withdrawn} withdrawn, ${left} unchanged`
