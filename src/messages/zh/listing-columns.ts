import type { SameMessages } from '../same-messages.ts'

// The columns of a listing's texts in this language.

export const description = 'description_zh'
export const features = 'features_zh'

null satisfies SameMessages<typeof import('../en/listing-columns.ts'), typeof import('./listing-columns.ts')>
