import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { generatedRules, rulesSuffix } from '../../../../scripts/lib/generated-rules'

it('The last generated migration contains the site’s declared rules (npm run rules writes it)', () => {
  const folder = new URL('../../../../supabase/migrations/', import.meta.url)
  const last = readdirSync(folder)
    .filter((name) => name.endsWith(rulesSuffix))
    .sort()
    .at(-1)
  expect(readFileSync(new URL(last!, folder), 'utf8')).toBe(generatedRules())
})
