// Resizes masters (AVIF, one folder for each listing or set) to the site's widths, in public/pictures or, for the
// agency's own sets, in its public folder. Existing pictures are replaced. The results are committed.
// Usage: node scripts/run.mjs picture-widths FOLDER_OF_MASTERS
import { existsSync } from 'node:fs'
import { main, UserError } from './lib/cli.ts'
import { agencyPath, root } from './lib/paths.ts'
import { resizeMasters } from './lib/resize-masters.ts'

await main(async () => {
  const masters = process.argv[2]
  if (!masters || !existsSync(masters))
    throw new UserError('Say where the masters are: node scripts/run.mjs picture-widths FOLDER_OF_MASTERS')
  await resizeMasters(masters, (name) => {
    const own = `${agencyPath}/public/pictures/${name}`
    return existsSync(own) ? own : `${root}public/pictures/${name}`
  })
})
