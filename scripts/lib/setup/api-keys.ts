type KeyKind = 'publishable' | 'secret' | 'legacy anon' | 'legacy service_role' | 'access token' | 'unknown'

/** The claims of a JSON Web Token, the format of legacy keys; null for any other text. */
function claimsOf(key: string): { role?: unknown; ref?: unknown } | null {
  try {
    const claims: unknown = JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString())
    return typeof claims === 'object' ? claims : null
  } catch {
    return null
  }
}

/** The kind of a Supabase key, by its format. */
export function keyKind(key: string): KeyKind {
  if (/^sb_publishable_[\w-]+$/.test(key)) return 'publishable'
  if (/^sb_secret_[\w-]+$/.test(key)) return 'secret'
  if (key.startsWith('sbp_')) return 'access token'
  const role = claimsOf(key)?.role
  if (role === 'anon') return 'legacy anon'
  return role === 'service_role' ? 'legacy service_role' : 'unknown'
}

/** The project of a legacy key. Newer keys do not contain it. */
export function projectOfKey(key: string): string | null {
  const ref = claimsOf(key)?.ref
  return typeof ref === 'string' ? ref : null
}
