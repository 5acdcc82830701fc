import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

// All that is one agency's is in src/agency (docs/decisions/035). These words betray it elsewhere.
const agencyWords = /(?<!prime ?)meridian|canonbury row|islington|kensington/i

/** Files that name a place or a former name for another reason. */
const exceptions: Record<string, string> = {
  'src/domain/listing/facts/fact-fields.ts': 'London’s boroughs',
  'src/domain/london/area-authority.ts': 'London’s boroughs and their districts',
  'src/domain/london/chinese-names.ts': 'what Chinese speakers call parts of London',
  'src/domain/london/chinese-place-names.ts': 'what Chinese speakers call stations and districts of London',
  'src/domain/london/outcodes.ts': 'London’s postcode districts',
  'src/domain/search/where-places.ts': 'what London’s districts are called',
  'src/domain/saved/saved-storage.ts': 'the former key of what visitors saved',
  'scripts/lib/many-listings.sql': 'London’s boroughs, for measurements',
  'supabase/migrations/20261121090000_create_staff.sql': 'an administrator of early versions',
}
const isGenerated = (file: string) => file.endsWith('_generate_listing_rules.sql')

const files = (...folders: string[]) =>
  execFileSync('git', ['ls-files', ...folders], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(ts|tsx|mjs|astro|css|sql)$/.test(file))
    .filter((file) => !file.startsWith('src/agency/') && !isGenerated(file))
const lines = (file: string, pattern: RegExp) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, n) => (pattern.test(line) ? [`${file}:${n + 1}: ${line.trim().slice(0, 100)}`] : []))

it('Nothing outside the agency’s folder names the agency or its street', () => {
  const matches = files('src', 'scripts', 'supabase/migrations', 'supabase/functions')
    .filter((file) => !(file in exceptions))
    .flatMap((file) => lines(file, agencyWords))
  expect(matches).toEqual([])
})

it.each(Object.keys(exceptions))('%s still needs its exception', (file) =>
  expect(lines(file, agencyWords)).not.toEqual([]),
)

/** Colours that no agency chooses. */
const foreignColours: Record<string, string> = {
  'src/domain/london/line-colour.ts': 'the colours of train lines',
  'src/features/property/EnergyChart.tsx': 'the scale of energy ratings',
  'src/styles/admin.css': 'the staff and the states of listings, in the admin area alone',
}

it('Colours are in the agency’s folder', () => {
  const matches = files('src')
    .filter((file) => /\.(tsx?|astro|css)$/.test(file) && !(file in foreignColours))
    .flatMap((file) => lines(file, /#(?:[\da-f]{3}){1,2}\b/i))
    // White, black, comments and links to a part of a page.
    .filter((line) => !/#(fff|000)\b|: (\*|\/\/|\/\*)|href=/.test(line))
  expect(matches).toEqual([])
})
