// How fast, accessible and findable a few pages are on a slow phone. The work is in work/lighthouse.mjs.
import { installAndRun } from './lib/install.mjs'
import { main } from './lib/say.mjs'

await main(() => installAndRun('work/lighthouse.mjs'))
