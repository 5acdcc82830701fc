import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { exportable, type CurrentListing, omissions } from '../../domain/feed/current-listings'
import { writeFeedCsv } from '../../domain/feed/feed-csv'
import { agentReference } from '../../domain/feed/feed-reference'
import { pictureFiles } from '../../domain/feed/picture-files'
import { feedFields, feedValues, writeBlm } from '../../domain/feed/write-blm'
import { counted } from '../../lib/format/words'
import { saveFile } from '../../lib/save-file'
import { londonWallTime } from '../../lib/time/london-time'
import { agency } from '#agency/agency.ts'
import { Part } from '../ui/AdminPage'
import { exportPicture } from './export-picture'
import { feedProblem, loadCode } from './feed-problem'
import { noProgress, Progress } from './Progress'
import { presentQuery } from './feed.queries'
import { serverDate } from '../../lib/time/server-time'
import { Button } from '../ui/Button'

/** Exports the published listings as a trade feed, with what the format cannot express. */
export function FeedExport() {
  const client = useQueryClient()
  const [progress, setProgress] = useState(noProgress)
  const write = useMutation({
    mutationFn: async (kind: 'zip' | 'csv') => {
      setProgress({ step: 'Reading the listings…' })
      const present = await client.fetchQuery(presentQuery)
      const listings = exportable(present)
      const generated = `${londonWallTime(serverDate()).replace('T', ' ')}:00`
      const name = `${agency.feedBranch}_${generated.slice(0, 10).replaceAll('-', '')}01`
      const missing = kind === 'zip' ? await writeZip(listings, generated, name) : writeTable(listings, generated, name)
      return {
        text:
          `${counted(listings.length, 'listing')} exported.` +
          (missing > 0 ? ` ${counted(missing, 'picture')} could not be fetched. The feed still names them all.` : ''),
        omitted: omissions(present).map(({ message: text, count }) => `Listings with ${text}: ${count}.`),
      }
    },
  })
  function writeTable(listings: readonly CurrentListing[], generated: string, name: string): number {
    const records = listings.map((listing) => feedValues(listing, agency.feedBranch, generated))
    saveFile(`${name}.csv`, [writeFeedCsv(feedFields, records)], 'text/csv')
    return 0
  }
  async function writeZip(listings: readonly CurrentListing[], generated: string, name: string): Promise<number> {
    const { zipSync } = await loadCode(() => import('fflate'))
    const blm = writeBlm(listings, agency.feedBranch, generated)
    const files: Record<string, Uint8Array> = { [`${name}.BLM`]: new TextEncoder().encode(blm) }
    const pictures = listings.flatMap((listing) =>
      pictureFiles(listing, agentReference(agency.feedBranch, listing.reference)),
    )
    let missing = 0
    for (const [place, { file, address }] of pictures.entries()) {
      setProgress({ step: 'Fetching pictures', count: `${place} of ${pictures.length}` })
      const bytes = await exportPicture(address)
      if (bytes) files[file] = bytes
      else missing += 1
    }
    // Pictures are already compressed.
    saveFile(`${agency.feedBranch}.ZIP`, [zipSync(files, { level: 0 })], 'application/zip')
    return missing
  }
  return (
    <Part
      id="export-title"
      className="mt-14 border-t border-line pt-8"
      title="Export"
      note="Published listings with a reference, for portals and other software. Choose BLM version 3 with pictures
        in a zip, or a table of the same fields."
    >
      <p className="mt-4 flex flex-wrap gap-3">
        <Button variant="outline" busy={write.isPending} onClick={() => write.mutate('zip')}>
          Download BLM and pictures
        </Button>
        <Button variant="outline" busy={write.isPending} onClick={() => write.mutate('csv')}>
          Download CSV
        </Button>
      </p>
      <p className="mt-3 min-h-6 text-note" role="status">
        {write.isPending && <Progress {...progress} />}
        {write.isError &&
          feedProblem(write.error, 'The file could not be made. Close other tabs to free memory, then try again.')}
        {write.data?.text}
      </p>
      {write.data && write.data.omitted.length > 0 && (
        <>
          <p className="text-note">Not in the feed:</p>
          <ul className="text-note text-ink-2">
            {write.data.omitted.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </Part>
  )
}
