import { frequencyLabels } from '../../domain/alert/alert'

/** How often letters about new homes come. */
export const frequencyOptions = Object.entries(frequencyLabels).map(([value, label]) => ({ value, label }))
export const frequencyChoice = { label: 'How often', options: frequencyOptions }
