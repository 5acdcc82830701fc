import { agency } from '#agency/agency.ts'
import { scriptHashes } from './hashes.ts'
import { caddyFile, nginxFile } from './hosts.ts'
import { contentPolicy, headerRules } from './rules.ts'
import type { HostSettings } from './settings.ts'
import { vercelFile } from './vercel.ts'

/**
 * The configuration files of hosts other than Netlify and Cloudflare, by project path. They are committed; `npm run
 * hosting` rewrites them from the current settings, and a test detects stale ones.
 */
export async function hostFiles(built: string, settings: HostSettings): Promise<Record<string, string>> {
  const rules = headerRules(contentPolicy({ scripts: await scriptHashes(built), ...settings }), agency.hsts)
  return {
    'vercel.json': vercelFile(rules),
    'hosting/nginx.conf': nginxFile(rules),
    'hosting/Caddyfile': caddyFile(rules),
  }
}
