// Fetches the day's rates for the indicative prices in other currencies. The work is in work/rates.mjs.
import { installAndRun } from './lib/install.mjs'
import { main } from './lib/say.mjs'

await main(() => installAndRun('work/rates.mjs'))
