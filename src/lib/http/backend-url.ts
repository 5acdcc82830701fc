import { parseUrl } from './parse-url.ts'

/**
 * Validates a configured Supabase address and strips the trailing slash.
 * @throws `Invalid Supabase URL format` for anything that is not an http(s) address.
 */
export function checkedBackendUrl(address: string): string {
  if (!/^https?:$/.test(parseUrl(address)?.protocol ?? '')) throw new Error('Invalid Supabase URL format')
  return address.replace(/\/+$/, '')
}
