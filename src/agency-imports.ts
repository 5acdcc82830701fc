// Makes `#agency/` mean the folder that AGENCY names, for what Node itself imports: loaded before a script or a thread
// (node --import), and by astro.config.mjs. Without AGENCY, package.json says what it means.
import { registerHooks } from 'node:module'
import { agencyFolder } from './agency-folder.ts'

const prefix = '#agency/'

if (process.env['AGENCY']) {
  const folder = new URL(`../${agencyFolder}/`, import.meta.url)
  registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier.startsWith(prefix) ? new URL(specifier.slice(prefix.length), folder).href : specifier, context),
  })
}
