/**
 * The folder of the agency that is built (decision 035): src/agency, or the one that the environment's AGENCY names,
 * relative to the project's root or absolute.
 */
export const agencyFolder = (process.env['AGENCY'] || 'src/agency').replace(/\/+$/, '')

/** A file of the agency, as content collections read it. */
export const agencyFile = (path: string) => `${agencyFolder}/${path}`
