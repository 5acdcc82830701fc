// Everything that can fail, in one go. The work is in work/test.mjs.
import { installAndRun } from './lib/install.mjs'
import { main } from './lib/say.mjs'

await main(() => installAndRun('work/test.mjs'))
