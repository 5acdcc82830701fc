import { keyKind } from '../setup/api-keys.ts'
import { type Finding, finding } from './finding.ts'

/** Whether the keys have the current format. */
export const apiKeyFindings = (...keys: (string | undefined)[]): Finding[] => [
  finding(
    'The keys are of the present kind.',
    !keys.some((key) => key && keyKind(key).startsWith('legacy')),
    'Supabase ends keys of the legacy kind (anon and service_role, which begin with eyJ) at the end of 2026. Take ' +
      'the publishable and the secret key: Project Settings, API Keys. Set them wherever the old ones stand, then ' +
      'disable those.',
  ),
]
