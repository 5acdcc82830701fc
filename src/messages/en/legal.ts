// Legal pages: what stands around their texts.

export const lastUpdated = 'Last updated'
/** After that date, before the day of the newest addition. */
export const lastAddition = ', last addition'
export const changes = 'Changes since then'
export const added = 'Added'
export const colon = ':'
export const emailOrCall = 'Email or call us'
/** Beside a summary, and below the title of a page whose English text binds: empty in English itself. */
export const summary: string = ''
export const englishBinds: string = ''
