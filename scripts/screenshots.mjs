// Every template at three widths, as pictures to look at. The work is in work/screenshots.mjs.
import { installAndRun } from './lib/install.mjs'
import { main } from './lib/say.mjs'

await main(() => installAndRun('work/screenshots.mjs'))
