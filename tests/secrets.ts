import type { Secrets } from '../scripts/lib/secrets'

/** The secrets of this run's backend, unique to it. */
export const secrets = JSON.parse(process.env['TEST_SECRETS'] ?? '{}') as Secrets
