import { parseUrl } from './parse-url.ts'

/**
 * A Supabase address as configuration gives it, checked and without a slash at its end.
 * @throws `Invalid Supabase URL format` for anything that is not an http(s) address.
 */
export function checkedBackendUrl(address: string): string {
  if (!/^https?:$/.test(parseUrl(address)?.protocol ?? '')) throw new Error('Invalid Supabase URL format')
  return address.replace(/\/+$/, '')
}
