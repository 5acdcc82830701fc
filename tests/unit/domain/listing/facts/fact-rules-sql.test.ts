import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { factRulesSql } from '../../../../../src/domain/listing/facts/fact-rules-sql'

it('The last generated migration has the rules of fact-fields.ts (npm run facts writes it)', () => {
  const folder = new URL('../../../../../supabase/migrations/', import.meta.url)
  const last = readdirSync(folder)
    .filter((name) => name.endsWith('_generate_fact_rules.sql'))
    .sort()
    .at(-1)
  expect(readFileSync(new URL(last!, folder), 'utf8')).toBe(factRulesSql())
})
