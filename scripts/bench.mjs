// What the site weighs and what a build costs. The work is in work/bench.mjs.
import { installAndRun } from './lib/install.mjs'
import { main } from './lib/say.mjs'

await main(() => installAndRun('work/bench.mjs'))
