import { UserError } from './cli.ts'

type Environment = Readonly<Record<string, string | undefined>>

interface BuildHost {
  name: string
  /** Where the settings of a build are. */
  settings: string
  /** Whether it runs our function for pages of homes (src/hosting/property-page.ts). */
  hasFunction: boolean
}

/** By the variable that a host sets in its builds, or that its owner sets. */
const hosts: Record<string, BuildHost> = {
  CF_PAGES: {
    name: 'Cloudflare Pages',
    settings: 'Settings → Variables and Secrets, for Production and for Preview',
    hasFunction: true,
  },
  NETLIFY: {
    name: 'Netlify',
    settings:
      'Project configuration → Environment variables, for the scopes Builds and Functions, and for Deploy Previews too',
    hasFunction: true,
  },
  VERCEL: {
    name: 'Vercel',
    settings: 'Settings → Environment Variables, for Production and for Preview',
    hasFunction: true,
  },
  GITHUB_ACTIONS: {
    name: 'GitHub Actions',
    settings: 'Settings → Secrets and variables → Actions, and under “env” of the step that builds',
    hasFunction: false,
  },
  OWN_SERVER: { name: 'your own server', settings: '.env in the folder of the project', hasFunction: false },
}

/** The host that builds here; undefined on somebody's own machine. */
export const buildHost = (environment: Environment): BuildHost | undefined =>
  Object.entries(hosts).find(([variable]) => environment[variable])?.[1]

/**
 * Refuses a build on a host that has lost its settings: a site without homes would take the place of the current one.
 * @throws UserError with the missing settings, and where to set them
 */
export function requireProjectOnHost(environment: Environment): void {
  const host = buildHost(environment)
  const missing = [
    environment['PUBLIC_SUPABASE_URL'] || environment['BACKEND_URL'] ? '' : 'PUBLIC_SUPABASE_URL',
    environment['PUBLIC_SUPABASE_ANON_KEY'] ? '' : 'PUBLIC_SUPABASE_ANON_KEY',
  ].filter(Boolean)
  if (!host || missing.length === 0) return
  throw new UserError(
    `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing on ${host.name}. Nothing is built: a site ` +
      'without homes would take the place of the current one. Set what npm run setup wrote into .env: ' +
      `${host.settings} (docs/deploy.md, part 2).`,
  )
}

/** The warning of a build on somebody's own machine that names no project. */
export const unnamedProject =
  'PUBLIC_SUPABASE_URL is not set, so this build has the homes of an npm start on this machine, or none. ' +
  'Do not publish it.'
