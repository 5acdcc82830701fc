// Legal pages: what stands around their texts.

export const lastUpdated = 'Last updated'
export const added = 'Added'
export const colon = ':'
export const emailOrCall = 'Email or call us'
/** Above a summary, and between it and the English text, which binds: empty in English itself. */
export const summary: string = ''
export const englishBinds: string = ''
