import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { compareFeed } from '../../domain/feed/compare-feed'
import type { CurrentListing } from '../../domain/feed/current-listings'
import { FeedError } from '../../domain/feed/feed-file'
import { importPayload, picturesOf } from '../../domain/feed/feed-payload'
import type { FeedPlan } from '../../domain/feed/feed-plan'
import { fetchedPictures } from '../../domain/feed/fetched-pictures'
import { importCounts, importFailure, importInParts, importParts } from '../../domain/feed/import-parts'
import { noPublishSettings } from '../../domain/feed/publish-settings'
import { type FeedUpload, pictureHash } from '../../domain/feed/read-feed'
import { counted } from '../../lib/format/words'
import { londonDay } from '../../lib/time/london-time'
import { serverDate } from '../../lib/time/server-time'
import { agency } from '#agency/agency.ts'
import { useConfirmUnload } from '../ui/use-confirm-unload'
import { importListings, presentQuery } from './feed.queries'
import { storePictures } from './feed-pictures'
import { feedProblem, loadCode } from './feed-problem'
import { noProgress, type ProgressText } from './Progress'
import { settingsQuery } from './settings.queries'

/** A read feed, with the listings that it was compared with. */
interface OpenFeed {
  name: string
  upload: FeedUpload
  present: CurrentListing[]
}

/** An error with a title and a text for the screen. */
class ImportProblem extends Error {
  constructor(
    readonly text: string,
    readonly title = 'The feed was not imported.',
  ) {
    super(text)
  }
}

type Protected = ReadonlyMap<string, readonly string[]>

/** The plan of a read feed; `waiting` overrides the stored setting for this import. */
function usePlan(open: OpenFeed | undefined, waiting: boolean | null): FeedPlan | null {
  const { data: settings = noPublishSettings } = useQuery(settingsQuery)
  return useMemo(() => {
    if (!open) return null
    return compareFeed(open.upload.file, open.present, {
      branch: agency.feedBranch,
      today: londonDay(serverDate()),
      settings: { ...settings, waiting: waiting ?? settings.waiting },
      pictureHash: (source) => pictureHash(open.upload, source),
    })
  }, [open, settings, waiting])
}

/** Reads a feed, plans its import, and applies it. */
export function useFeedImport() {
  const client = useQueryClient()
  const [progress, setProgress] = useState<ProgressText>(noProgress)
  const [protect, setProtect] = useState<Protected>(new Map())
  const [waiting, setWaiting] = useState<boolean | null>(null)

  const read = useMutation({
    mutationFn: async (file: File): Promise<OpenFeed> => {
      setProgress({ step: `Reading ${file.name}…` })
      let upload: FeedUpload
      try {
        const bytes = new Uint8Array(await file.arrayBuffer())
        // Loaded on demand: only this page needs unzipping.
        const { readFeed } = await loadCode(() => import('../../domain/feed/read-feed'))
        upload = readFeed(file.name, bytes)
      } catch (error) {
        if (!(error instanceof FeedError)) console.error(error)
        throw new ImportProblem(
          error instanceof FeedError
            ? error.message
            : feedProblem(error, `${file.name} could not be read. Nothing was changed.`),
        )
      }
      setProgress({ step: `Comparing ${counted(upload.file.records.length, 'listing')} with yours…` })
      const present = await client.fetchQuery(presentQuery).catch((error: unknown) => {
        throw new ImportProblem(feedProblem(error, 'The listings could not be read. Try again.'))
      })
      return { name: file.name, upload, present }
    },
    onMutate: () => {
      apply.reset()
      setProtect(new Map())
      setWaiting(null)
    },
  })
  const plan = usePlan(read.data, waiting)

  const apply = useMutation({
    mutationFn: async () => {
      if (!read.data || !plan) throw new ImportProblem('Choose the file again.')
      const { upload, present } = read.data
      const sources = picturesOf(plan)
      const { addresses, failures } = await storePictures(upload, sources, (done) =>
        setProgress({ step: 'Storing pictures', count: `${done} of ${sources.length}` }),
      )
      const stored = new Map([...fetchedPictures(present), ...addresses])
      const outcome = await importInParts(
        importParts(importPayload(plan, stored, protect)),
        importListings,
        (number, all) => setProgress({ step: `Writing the listings…${all > 1 ? ` Part ${number} of ${all}` : ''}` }),
      )
      if (outcome.failure)
        throw new ImportProblem(
          importFailure(outcome, 'Choose the file again'),
          outcome.stored > 0
            ? 'Part of the feed was imported.'
            : outcome.failure.kind === 'unreachable'
              ? 'We do not know whether the feed was imported.'
              : 'The feed was not imported.',
        )
      return { text: `${importCounts(outcome)}.`, failures }
    },
    onSettled: () => {
      read.reset()
      void client.invalidateQueries({ queryKey: ['feed', 'gaps'] })
    },
  })

  useConfirmUnload(() => apply.isPending)

  function onProtect(listing: string, columns: readonly string[], on: boolean) {
    const others = (protect.get(listing) ?? []).filter((column) => !columns.includes(column))
    setProtect(new Map([...protect, [listing, on ? [...others, ...columns] : others]]))
  }
  const busy = read.isPending || apply.isPending
  const error = read.error ?? apply.error
  return {
    busy,
    progress: busy ? progress : noProgress,
    problem: error && !busy ? (error instanceof ImportProblem ? error : new ImportProblem(error.message)) : null,
    open: busy ? undefined : read.data,
    plan: busy ? null : plan,
    done: apply.data,
    protect,
    onProtect,
    waiting,
    setWaiting,
    take: (file: File) => read.mutate(file),
    apply: () => apply.mutate(),
  }
}
