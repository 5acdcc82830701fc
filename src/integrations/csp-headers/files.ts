import { site } from '../../site.ts'
import { scriptHashes } from './hashes.ts'
import { caddyFile, nginxFile, vercelFile } from './hosts.ts'
import { contentPolicy, headerRules } from './rules.ts'
import type { HostSettings } from './settings.ts'

/**
 * The files that hosts other than Netlify and Cloudflare read, by their paths in the project. They are committed, and
 * `npm run hosting` writes them anew from the settings in force: a test says when that is due.
 */
export async function hostFiles(built: string, settings: HostSettings): Promise<Record<string, string>> {
  const rules = headerRules(contentPolicy({ scripts: await scriptHashes(built), ...settings }), site.hsts)
  return {
    'vercel.json': vercelFile(rules),
    'hosting/nginx.conf': nginxFile(rules),
    'hosting/Caddyfile': caddyFile(rules),
  }
}
