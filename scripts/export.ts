// Exports the listings as a feed: a zip of BLM version 3 with pictures, and a CSV. See docs/feeds.md.
import { mkdir, writeFile } from 'node:fs/promises'
import { zipSync } from 'fflate'
import { exportable, omissions } from '../src/domain/feed/current-listings.ts'
import { writeFeedCsv } from '../src/domain/feed/feed-csv.ts'
import { pictureFiles } from '../src/domain/feed/picture-files.ts'
import { agentReference } from '../src/domain/feed/feed-reference.ts'
import { feedFields, feedValues, writeBlm } from '../src/domain/feed/write-blm.ts'
import { londonWallTime } from '../src/lib/time/london-time.ts'
import { agency } from '#agency/agency.ts'
import { logStep, main, UserError } from './lib/cli.ts'
import { exportPicture } from './lib/export-picture.ts'
import { feedProject, currentListings } from './lib/feed-project.ts'

await main(async () => {
  const [folder, ...others] = process.argv.slice(2)
  if (!folder || others.length > 0) throw new UserError('npm run export -- FOLDER')
  const project = await feedProject()
  const present = await currentListings(project)
  const listings = exportable(present)
  const generated = `${londonWallTime(new Date()).replace('T', ' ')}:00`
  const name = `${agency.feedBranch}_${generated.slice(0, 10).replaceAll('-', '')}01`
  const blm = new TextEncoder().encode(writeBlm(listings, agency.feedBranch, generated))
  const files: Record<string, Uint8Array> = { [`${name}.BLM`]: blm }
  let missing = 0
  for (const { file, address } of listings.flatMap((listing) =>
    pictureFiles(listing, agentReference(agency.feedBranch, listing.reference)),
  )) {
    const bytes = await exportPicture(address, project.storage.from('property-images').getPublicUrl('').data.publicUrl)
    if (bytes) files[file] = bytes
    else missing += 1
  }
  await mkdir(folder, { recursive: true })
  // Pictures are already compressed.
  await writeFile(`${folder}/${agency.feedBranch}.ZIP`, zipSync(files, { level: 0 }))
  await writeFile(
    `${folder}/${name}.csv`,
    writeFeedCsv(
      feedFields,
      listings.map((listing) => feedValues(listing, agency.feedBranch, generated)),
    ),
  )
  logStep(`${listings.length} homes, ${Object.keys(files).length - 1} pictures, in ${folder}.`)
  if (missing > 0) logStep(`${missing} pictures could not be fetched: their homes name them all the same.`)
  for (const { message: text, count } of omissions(present)) logStep(`Listings with ${text}: ${count}.`)
})
