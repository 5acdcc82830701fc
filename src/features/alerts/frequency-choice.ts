import { howOften } from '#messages/alert-form.ts'
import { frequencyLabels } from '../../domain/alert/alert'

/** How often emails about new listings are sent. */
export const frequencyOptions = Object.entries(frequencyLabels).map(([value, label]) => ({ value, label }))
export const frequencyChoice = { label: howOften, options: frequencyOptions }
