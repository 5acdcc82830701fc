// Brings the demo data back. The work is in work/reset.mjs.
import { installAndRun } from './lib/install.mjs'
import { main } from './lib/say.mjs'

await main(() => installAndRun('work/reset.mjs'))
