import { expect, it } from 'vitest'
import { generatedRules, lastRulesFile, nextRulesFile } from '../../../../scripts/lib/generated-rules'
import { readMigrations } from '../../../../scripts/lib/releases'

it('The last generated migration contains the site’s declared rules (npm run rules writes it)', async () => {
  const files = await readMigrations()
  expect(files.get(lastRulesFile([...files.keys()])!)).toBe(generatedRules())
})

it('Rules are written into a new file after every migration, because a database may have applied the last one', () => {
  const files = ['20261127100000_generate_listing_rules.sql', '20261127110000_create_things.sql']
  expect(nextRulesFile(files, new Date('2026-12-01T09:30:05.123Z'))).toBe('20261201093005_generate_listing_rules.sql')
  expect(nextRulesFile(files, new Date('2026-11-20T00:00:00Z'))).toBe('20261127110001_generate_listing_rules.sql')
})
