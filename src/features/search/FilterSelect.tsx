import clsx from 'clsx'
import { barControlClass, chevronClass, fieldFrameClass, filterControlClass, filterLabelClass } from './filter-class'

export type Choices = [value: string, label: string][]

interface Props {
  name: string
  id: string
  label: string
  /** The label of no choice; empty if a choice is required. */
  any: string
  choices: Choices
  /** Further choices, grouped by heading. */
  groups?: Record<string, Choices>
  set?: string | undefined
  disabled?: boolean
}

const optionsOf = (choices: Choices) =>
  choices.map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ))

const Options = ({ any, choices, groups = {} }: Pick<Props, 'any' | 'choices' | 'groups'>) => (
  <>
    {any && <option value="">{any}</option>}
    {optionsOf(choices)}
    {Object.entries(groups).map(([heading, below]) => (
      <optgroup key={heading} label={heading}>
        {optionsOf(below)}
      </optgroup>
    ))}
  </>
)

/** A select filter in the sheet or a panel. */
export const FilterSelect = ({ name, id, label, set, disabled, ...options }: Props) => (
  <label className={clsx(fieldFrameClass(name === 'sort' || name === 'also'), chevronClass)}>
    <small className={filterLabelClass}>{label}</small>
    <select
      className={clsx(
        filterControlClass,
        'cursor-pointer pt-7 pr-5.5 text-ellipsis',
        'disabled:cursor-not-allowed disabled:font-normal disabled:text-ink-2 disabled:opacity-100',
        options.any && "has-[[value='']:checked]:font-normal",
      )}
      name={name}
      id={id}
      defaultValue={set ?? ''}
      disabled={disabled}
    >
      <Options {...options} />
    </select>
  </label>
)

/**
 * A select filter in the bar's line: as wide as its value, if the browser supports it, else as its longest option;
 * shrinks if space is short.
 */
export const BarSelect = ({ name, id, label, set, frame, ...options }: Props & { frame: string }) => (
  <label
    className={clsx('group relative flex min-w-0 items-stretch border-line tablet:after:bottom-6', chevronClass, frame)}
  >
    <span className="sr-only">{label}</span>
    <select
      className={clsx(
        barControlClass,
        'field-sizing-content w-full appearance-none text-ellipsis',
        options.any ? "font-semibold has-[[value='']:checked]:font-normal" : 'max-tablet:pr-7.5 max-tablet:pl-3.5',
      )}
      name={name}
      id={id}
      defaultValue={set ?? ''}
    >
      <Options {...options} />
    </select>
  </label>
)
