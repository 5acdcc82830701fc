import { site } from '../site.ts'

/** The title of a document: what its page is called and, where that does not say it, whose site it is. */
export const documentTitle = (page: string) => (page.includes(site.name) ? page : `${page} | ${site.name}`)
