// Makes `#agency/` mean the folder that AGENCY names, for what Node itself imports: loaded before a script or a thread
// (node --import), and by astro.config.mjs. Without AGENCY, package.json says what it means.
import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { agencyFolder } from './agency-folder.ts'

const prefix = '#agency/'

const modules = ['agency', 'hours', 'promises', 'area-names', 'texts', 'brand', 'fonts']

if (process.env['AGENCY']) {
  const folder = new URL(`${agencyFolder}/`, new URL('../', import.meta.url))
  const missing = modules.filter((name) => !existsSync(new URL(`${name}.ts`, folder)))
  if (missing.length > 0)
    throw new Error(`AGENCY names ${agencyFolder}, which lacks ${missing.map((name) => `${name}.ts`).join(', ')}`)
  registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier.startsWith(prefix) ? new URL(specifier.slice(prefix.length), folder).href : specifier, context),
  })
}
