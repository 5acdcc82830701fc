// The site with hot reload, on the same database as `npm start`. The work is in work/dev.mjs.
import { installAndRun } from './lib/install.mjs'
import { main } from './lib/say.mjs'

await main(() => installAndRun('work/dev.mjs'))
