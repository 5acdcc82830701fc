import type { Secrets } from '../scripts/lib/secrets'

/** What the backend of this test run was made with: no other knows these keys and this password. */
export const secrets = JSON.parse(process.env['TEST_SECRETS'] ?? '{}') as Secrets
