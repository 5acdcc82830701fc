// Measures what tests cannot limit on a shared machine. Each bench prints one table.
// Usage: npm run bench -- admin | admin-browser | builds | feed | search | taps [VISITS [WORD]]
import { benchBuilds } from './bench/builds.ts'
import { benchAdminInBrowser } from './bench/admin-browser.ts'
import { benchAdmin } from './bench/admin.ts'
import { benchFeed } from './bench/feed.ts'
import { benchSearch } from './bench/search.ts'
import { benchTaps } from './bench/taps.ts'
import { main, UserError } from './lib/cli.ts'
import { withScratch } from './lib/scratch.ts'

const benches: Record<string, (scratch: string, ...options: string[]) => Promise<void>> = {
  builds: benchBuilds,
  admin: benchAdmin,
  'admin-browser': benchAdminInBrowser,
  feed: benchFeed,
  search: benchSearch,
  taps: benchTaps,
}

await main(async () => {
  const [name = '', ...options] = process.argv.slice(2)
  const bench = benches[name]
  if (!bench) throw new UserError(`Which bench? npm run bench -- ${Object.keys(benches).join(' | ')}`)
  await withScratch('agency-bench', (scratch) => bench(scratch, ...options))
})
