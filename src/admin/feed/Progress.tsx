/** A step of an import or export, and how many of its parts are done. */
export interface ProgressText {
  step: string
  /** `40 of 900` */
  count?: string
}
export const noProgress: ProgressText = { step: '' }

/** A step that is under way. Its count is not announced: it changes with every picture. */
export const Progress = ({ step, count }: ProgressText) => (
  <>
    {step}
    {count && <span aria-hidden="true">: {count}</span>}
  </>
)
