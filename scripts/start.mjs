// Installs, starts the database, builds, serves: the whole site on one address. The work is in work/start.mjs.
import { installAndRun } from './lib/install.mjs'
import { main } from './lib/say.mjs'

await main(() => installAndRun('work/start.mjs'))
