import { type FactColumn, factField, mobileSignals } from './fact-fields'
import { toText, toTexts } from '../../../lib/format/to-text.ts'

/** A numeric column, which arrives as a text from the embedded backend; what is no number stays as it is. */
export const numberOrText = (value: unknown): string | number =>
  toText(value) === '' || Number.isNaN(Number(value)) ? toText(value) : Number(value)

/** The value of a fact as staff read it in a spreadsheet and in the history. Amounts are plain numbers. */
export function factValueText(column: FactColumn, value: unknown): string | number {
  const { kind, options = {} } = factField(column)
  if (kind === 'pounds' || kind === 'integer') return numberOrText(value)
  if (kind === 'yes_no') return value === true ? 'Yes' : 'No'
  if (kind === 'choice') return options[toText(value)] ?? toText(value)
  if (kind === 'choices')
    return toTexts(value).length === 0
      ? 'None known'
      : toTexts(value)
          .map((each) => options[each] ?? each)
          .join('; ')
  if (kind === 'networks')
    return Object.entries(value as Record<string, keyof typeof mobileSignals>)
      .map(([name, signal]) => `${name} ${mobileSignals[signal]}`)
      .join('; ')
  return kind === 'pictures' ? toTexts(value).length : toText(value)
}
