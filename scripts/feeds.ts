// Fetches and imports the feeds that are due, once. For a hosted project, by cron. See docs/feeds.md.
import { logStep, main } from './lib/cli.ts'
import { feedProject } from './lib/feed-project.ts'
import { runDueFeeds } from './lib/fetch-feeds.ts'

await main(async () => {
  const count = await runDueFeeds(await feedProject())
  if (count === 0) logStep('No feed is due.')
})
