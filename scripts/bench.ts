// Measures what tests cannot limit on a shared machine. Each bench prints one table.
// Usage: npm run bench -- builds | desk | desk-browser | feed | search | staff-list | taps [VISITS [WORD]]
import { benchBuilds } from './bench/builds.ts'
import { benchDeskInBrowser } from './bench/desk-browser.ts'
import { benchDesk } from './bench/desk.ts'
import { benchFeed } from './bench/feed.ts'
import { benchSearch } from './bench/search.ts'
import { benchStaffList } from './bench/staff-list.ts'
import { benchTaps } from './bench/taps.ts'
import { main, UserError } from './lib/cli.ts'
import { withScratch } from './lib/scratch.ts'

const benches: Record<string, (scratch: string, ...options: string[]) => Promise<void>> = {
  builds: benchBuilds,
  desk: benchDesk,
  'desk-browser': benchDeskInBrowser,
  feed: benchFeed,
  search: benchSearch,
  'staff-list': benchStaffList,
  taps: benchTaps,
}

await main(async () => {
  const [name = '', ...options] = process.argv.slice(2)
  const bench = benches[name]
  if (!bench) throw new UserError(`Which bench? npm run bench -- ${Object.keys(benches).join(' | ')}`)
  await withScratch('agency-bench', (scratch) => bench(scratch, ...options))
})
