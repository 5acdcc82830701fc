import { scriptHashes } from './hashes.ts'
import { caddyFile, nginxFile, vercelFile } from './hosts.ts'
import { contentPolicy, headerRules } from './rules.ts'

/** What those hosts' pages may speak to, which no build tells: Supabase as any project of its own host, and whether the map is Google's. */
const settings = { backend: 'https://*.supabase.co', maps: false }

/**
 * The files that hosts other than Netlify and Cloudflare read, by their paths in the project. They are committed, and
 * `npm run hosting` writes them anew: a test says when that is due.
 */
export async function hostFiles(built: string): Promise<Record<string, string>> {
  const rules = headerRules(contentPolicy({ scripts: await scriptHashes(built), ...settings }))
  return { 'vercel.json': vercelFile(rules), 'hosting/nginx.conf': nginxFile(rules), 'hosting/Caddyfile': caddyFile(rules) }
}
