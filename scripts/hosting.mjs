// Writes what Vercel, nginx and Caddy are told. The work is in work/hosting.mjs.
import { installAndRun } from './lib/install.mjs'
import { main } from './lib/say.mjs'

await main(() => installAndRun('work/hosting.mjs'))
