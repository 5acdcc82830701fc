import { scriptHashes } from './hashes.ts'
import { caddyFile, nginxFile, vercelFile } from './hosts.ts'
import { contentPolicy, headerRules } from './rules.ts'

/**
 * The files that hosts other than Netlify and Cloudflare read, by their paths in the project. They are committed, and
 * `npm run hosting` writes them anew: a test says when that is due. Supabase may be any project of that host.
 */
export async function hostFiles(built: string): Promise<Record<string, string>> {
  const rules = headerRules(contentPolicy({ scripts: await scriptHashes(built), backend: 'https://*.supabase.co' }))
  return { 'vercel.json': vercelFile(rules), 'hosting/nginx.conf': nginxFile(rules), 'hosting/Caddyfile': caddyFile(rules) }
}
