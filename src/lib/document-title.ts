import { agency } from '#agency/agency.ts'

/** The document's title: the page's name, followed by the site's name unless it contains it. */
export const documentTitle = (page: string) => (page.includes(agency.name) ? page : `${page} | ${agency.name}`)
