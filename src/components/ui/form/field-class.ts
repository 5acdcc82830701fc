import type { ReactNode } from 'react'
import clsx from 'clsx'

/** A form in one column. */
export const formClass = 'grid max-w-144 gap-4.5'

/** The column of label, hint, error and control. `error` draws the line in the gutter. */
export const fieldClass = (error?: ReactNode) =>
  clsx(
    'relative max-w-136 min-w-0',
    // In the gutter, so that errors cause no layout shift.
    error &&
      'before:absolute before:top-0.5 before:bottom-0 before:-left-3.5 before:w-[2px] before:bg-brick ' +
        'forced-colors:before:bg-[CanvasText]',
  )

export const labelClass = 'mb-1.5 block text-note leading-[1.4] font-semibold'
export const optionalClass = 'font-normal text-ink-2'
/** A floated legend is laid out normally instead of in the border: the next element is `clear-both`. */
export const legendClass = `${labelClass} float-left w-full`
const hint = 'text-note leading-[1.4] text-ink-2'
const problem = 'text-note leading-[1.4] font-semibold text-brick-2'
export const hintClass = `-mt-0.75 mb-2 ${hint}`
export const errorClass = `mb-2 ${problem}`
/** The same below the control. */
export const hintBelowClass = `mt-1.5 ${hint}`
export const errorBelowClass = `mt-1.5 ${problem}`

const widths = { short: 'max-w-44', half: 'max-w-80' }
/** The width of short values. */
export type FieldWidth = keyof typeof widths

interface InputOptions {
  kind?: 'text' | 'area' | 'select' | undefined
  width?: FieldWidth | undefined
  /** In a list's toolbar, or a dense group. */
  size?: 'small' | undefined
  /** Where a unit is inside the box. */
  affix?: 'before' | 'after' | 'both' | undefined
}

const box = clsx(
  'block w-full rounded-sm border leading-[1.4] tabular-nums transition-[border-color]',
  'placeholder:text-ink-2 placeholder:opacity-100 focus-visible:outline-offset-1 focus-visible:outline-ink',
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-muted disabled:text-ink-2',
  'aria-invalid:border-2 aria-invalid:border-brick-2',
  'forced-colors:disabled:border-[GrayText] forced-colors:disabled:text-[GrayText]',
)
const readOnly = 'read-only:bg-surface-muted read-only:text-ink-2'
const kinds = {
  text: readOnly,
  area: `field-sizing-content resize-y ${readOnly}`,
  select: 'cursor-pointer appearance-none text-ellipsis',
}
// An invalid field's border is a pixel thicker: its padding compensates.
const tall = 'py-3 aria-invalid:py-[calc(0.75rem-1px)]'
const low = 'min-h-11 py-2 aria-invalid:py-[calc(0.5rem-1px)]'
const heights = { text: `min-h-13 ${tall}`, area: `min-h-30 ${tall}`, select: `min-h-13 ${tall}` }
const smallHeights = { text: low, area: `min-h-22 ${tall}`, select: low }
const left = 'pl-3.5 aria-invalid:pl-[calc(0.875rem-1px)]'
const right = 'pr-3.5 aria-invalid:pr-[calc(0.875rem-1px)]'

/** A text field, a text area or a select. */
export const inputClass = ({ kind = 'text', width, size, affix }: InputOptions = {}) =>
  clsx(
    box,
    kinds[kind],
    (size ? smallHeights : heights)[kind],
    affix === 'before' || affix === 'both' ? 'pl-8' : left,
    affix === 'after' || affix === 'both' ? 'pr-20' : kind === 'select' ? 'pr-11' : right,
    'border-edge bg-white text-ink hover:border-ink focus-visible:border-ink',
    width && widths[width],
  )

/** The frame of a select, for its arrow. */
export const selectClass = (width?: FieldWidth) =>
  clsx(
    'select-arrow relative block after:top-1/2 after:right-4.5 after:size-[8px] after:-translate-y-3/4',
    'forced-colors:after:border-[ButtonText]',
    width && widths[width],
  )

/** The frame of an input with a unit, and the unit. */
export const affixedClass = 'relative block'
export const affixClass = (side: 'before' | 'after' = 'before') =>
  clsx('absolute top-1/2 -translate-y-1/2 text-ink-2', side === 'before' ? 'left-3.5' : 'right-3.5')

/** A list of choices, separated by hairlines or side by side. */
export const choicesClass = ({ inline }: { inline?: boolean | undefined } = {}) =>
  inline ? 'flex flex-wrap gap-x-9' : 'divide-y divide-line border-y border-line'
/** A checkbox or radio, its label and an optional hint. */
export const choiceClass = 'group/choice relative grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3.5 py-1.25'
export const choiceLabelClass =
  'cursor-pointer py-2 leading-[1.4] peer-disabled:cursor-not-allowed peer-disabled:text-ink-2'
export const choiceHintClass = 'col-start-2 -mt-1.75 mb-2.5 text-note leading-[1.4] text-ink-2'

/** The checkbox. It precedes its label; its hover style belongs to `choiceClass`. */
export const checkboxClass = 'peer check-control rounded-sm'
/** The radio. It precedes its label. */
export const radioClass = 'peer check-control rounded-full'
