import { type FactColumn, factField, mobileSignals } from './fact-fields'
import { toText, toTexts } from '../../../lib/format/to-text.ts'

/** A numeric column, which the embedded backend returns as text; other text is returned unchanged. */
export const numberOrText = (value: unknown): string | number =>
  toText(value) === '' || Number.isNaN(Number(value)) ? toText(value) : Number(value)

/** A fact's value as staff see it in spreadsheets and the history. Amounts are plain numbers. */
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
