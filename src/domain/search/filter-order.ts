import { choiceNames } from './choice-filters.ts'

/** Every filter of a search, in the order of an address. */
export const filterOrder = [
  ...(['areas', 'postcode', 'min', 'max', 'monthly', 'beds', 'baths'] as const),
  ...choiceNames,
  ...(['available', 'q', 'near', 'train', 'box', 'drawn'] as const),
]
