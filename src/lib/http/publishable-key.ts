/** Whether a key is secret: new (`sb_secret_…`) or legacy (a JWT with the role `service_role`). */
export function isSecretKey(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true
  try {
    const claims: unknown = JSON.parse(atob((key.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')))
    return typeof claims === 'object' && claims !== null && 'role' in claims && claims.role === 'service_role'
  } catch {
    return false
  }
}

/**
 * The key that ships to every browser.
 * @throws for a secret key, before the build embeds it
 */
export function checkedPublishableKey(key: string): string {
  if (isSecretKey(key))
    throw new Error(
      'PUBLIC_SUPABASE_ANON_KEY is a secret key. It would ship to every ' +
        'browser: use the publishable one, and revoke this one.',
    )
  return key
}
