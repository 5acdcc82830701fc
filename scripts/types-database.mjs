// Writes the types of the database anew. The work is in work/types-database.mjs.
import { installAndRun } from './lib/install.mjs'
import { main } from './lib/say.mjs'

await main(() => installAndRun('work/types-database.mjs'))
