import packageFile from '../package.json' with { type: 'json' }

/** The folder that package.json names: for everything that reads no environment, such as the functions of hosts. */
export const committedFolder = packageFile.imports['#agency/*'].replace(/^\.\/|\/\*$/g, '')

/**
 * The folder of the agency that is built (decision 035): the one of package.json, or the one that the environment's
 * AGENCY names, relative to the project's root or absolute.
 */
export const agencyFolder = (process.env['AGENCY'] || committedFolder).replace(/\/+$/, '')

/** A file of the agency, as content collections read it. */
export const agencyFile = (path: string) => `${agencyFolder}/${path}`

/**
 * Refuses a build whose function on a host would speak for another agency: the host bundles it without AGENCY.
 * @param host the host that builds here and runs a function for pages of listings; empty for none
 */
export function requireAgencyOfHost(host: string, folder = agencyFolder): void {
  if (!host || folder === committedFolder) return
  throw new Error(
    `AGENCY names ${folder}, which the function of ${host} for pages of homes does not know: it would speak for ` +
      `${committedFolder}. Write "#agency/*": "./${folder}/*" under imports in package.json, and remove AGENCY from ` +
      'the settings of the host (docs/deploy.md).',
  )
}
