// Lists the licences of what the site is made of. The work is in work/licences.mjs.
import { installAndRun } from './lib/install.mjs'
import { main } from './lib/say.mjs'

await main(() => installAndRun('work/licences.mjs'))
