import { agency } from '#agency/agency.ts'

/** Whether the site says that it is a demonstration. Only then do pages say what is invented. */
export const isDemonstration = agency.demonstration !== ''
