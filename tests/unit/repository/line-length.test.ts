import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readReleases, releasedMigrations } from '../../../scripts/lib/releases'

// The formatter breaks no comment and no string.
it('No line of code is longer than 120 characters, unless it is released or generated', async () => {
  const released = releasedMigrations([...(await readReleases()).values()])
  const code = '{src,scripts,tests,api,functions,netlify,supabase}/**/*.{ts,tsx,js,mjs,astro}'
  const files = globSync([code, '*.{ts,mjs}', 'src/**/*.css', 'scripts/**/*.sql', 'supabase/migrations/*.sql'])
  expect(files.length).toBeGreaterThan(2000)
  // `npm run rules` writes the generated ones.
  const isExempt = (file: string) =>
    released.has(file.split('/').at(-1)!) || file.endsWith('_generate_listing_rules.sql')
  const long = files
    .filter((file) => !isExempt(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .map((line, n) => ({ line, place: `${file}:${n + 1}` })),
    )
    .filter(({ line }) => line.length > 120 && !/https?:/.test(line))
  expect(long.map(({ place }) => place)).toEqual([])
})
