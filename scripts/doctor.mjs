// Whether a Supabase project is fit to stand behind the site. The work is in work/doctor.mjs.
import { installAndRun } from './lib/install.mjs'
import { main } from './lib/say.mjs'

await main(() => installAndRun('work/doctor.mjs'))
