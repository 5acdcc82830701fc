import { useRef, useState } from 'react'
import { buttonClass } from '../../components/ui/button-class'
import { ConfirmDialog } from '../../components/ui/ConfirmDialog'
import { Notice } from '../../components/ui/Notice'
import { compareFeed } from '../../domain/feed/compare-feed'
import type { FeedPlan as Plan } from '../../domain/feed/feed-plan'
import { FeedError } from '../../domain/feed/feed-file'
import { importPayload, pictureAddressesOf, picturesOf } from '../../domain/feed/feed-payload'
import { planWarnings } from '../../domain/feed/plan-warnings'
import { fetchedPictures } from '../../domain/feed/fetched-pictures'
import { importCounts, importFailure, importInParts, importParts } from '../../domain/feed/import-parts'
import type { FeedUpload } from '../../domain/feed/read-feed'
import { counted } from '../../lib/format/words'
import { londonDay } from '../../lib/time/london-time'
import { paths } from '../../paths'
import { site } from '../../site'
import { importListings, readPresent } from './feed.queries'
import { storePictures } from './feed-pictures'
import { FeedPlan } from './FeedPlan'
import { PlanWarningNotice } from './PlanWarningNotice'
import { serverDate } from '../../lib/time/server-time'

type Step =
  | { name: 'idle' }
  | { name: 'busy'; says: string }
  | { name: 'failed'; says: string; title?: string }
  | { name: 'planned'; upload: FeedUpload; plan: Plan; file: string; fetched: ReadonlyMap<string, string> }
  | { name: 'done'; says: string; failures: string[] }

/** Imports a feed: shows a dry run, then applies it after confirmation. */
export function FeedImport() {
  const [step, setStep] = useState<Step>({ name: 'idle' })
  const [protect, setProtect] = useState<ReadonlyMap<string, readonly string[]>>(new Map())
  const [confirming, setConfirming] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  async function take(file: File | undefined) {
    if (!file) return
    setProtect(new Map())
    setStep({ name: 'busy', says: `Reading ${file.name}…` })
    try {
      const bytes = new Uint8Array(await file.arrayBuffer())
      // Loaded on demand: only this page needs unzipping.
      const { readFeed } = await import('../../domain/feed/read-feed')
      const upload = readFeed(file.name, bytes)
      setStep({ name: 'busy', says: `Comparing ${counted(upload.file.records.length, 'listing')} with yours…` })
      const present = await readPresent()
      if (!present.ok)
        return setStep({
          name: 'failed',
          says: 'The listings could not be read. Check your connection, then try again.',
        })
      const plan = compareFeed(upload.file, present.value, { branch: site.feedBranch, today: londonDay(serverDate()) })
      setStep({ name: 'planned', upload, plan, file: file.name, fetched: fetchedPictures(present.value) })
    } catch (error) {
      if (!(error instanceof FeedError)) console.error(error)
      setStep({
        name: 'failed',
        says: error instanceof FeedError ? error.message : `${file.name} could not be read. Nothing was changed.`,
      })
    } finally {
      if (input.current) input.current.value = ''
    }
  }

  async function apply({ upload, plan, fetched }: Extract<Step, { name: 'planned' }>) {
    setConfirming(false)
    const sources = picturesOf(plan)
    const { addresses, failures } = await storePictures(upload, sources, (done) =>
      setStep({ name: 'busy', says: `Storing pictures: ${done} of ${sources.length}` }),
    )
    const parts = importParts(importPayload(plan, new Map([...fetched, ...addresses]), protect))
    const outcome = await importInParts(parts, importListings, (number, all) =>
      setStep({ name: 'busy', says: `Writing the listings…${all > 1 ? ` Part ${number} of ${all}` : ''}` }),
    )
    if (outcome.failure)
      return setStep({
        name: 'failed',
        says: importFailure(outcome, 'Choose the file again'),
        title:
          outcome.stored > 0
            ? 'Part of the feed was imported.'
            : outcome.failure.kind === 'unreachable'
              ? 'We do not know whether the feed was imported.'
              : 'The feed was not imported.',
      })
    setStep({ name: 'done', says: `${importCounts(outcome)}.`, failures })
  }

  function onProtect(listing: string, columns: readonly string[], on: boolean) {
    const others = (protect.get(listing) ?? []).filter((column) => !columns.includes(column))
    setProtect(new Map([...protect, [listing, on ? [...others, ...columns] : others]]))
  }
  const planned = step.name === 'planned' ? step : null
  const changes = planned
    ? planned.plan.created.length +
      planned.plan.changed.length +
      planned.plan.adopted.length +
      planned.plan.withdrawn.length
    : 0

  const parts = confirming && planned ? importParts(importPayload(planned.plan, planned.fetched, protect)).length : 0
  const warnings = planned ? planWarnings(planned.plan, protect) : []
  const atAddresses = planned
    ? pictureAddressesOf(planned.plan).filter((address) => !planned.fetched.has(address)).length
    : 0

  return (
    <section aria-labelledby="import-title">
      <h2 className="font-serif text-h3 leading-[1.2] tracking-snug" id="import-title">
        Import
      </h2>
      <p className="mt-2 max-w-[40em] text-note text-ink-2">
        Choose a BLM file of branch {site.feedBranch}, a CSV of its fields, or a zip with the pictures. You see the
        changes first. Nothing changes until you confirm. A field that is empty in the feed keeps its value here.
      </p>
      <p
        className="mt-4"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          void take(event.dataTransfer.files[0])
        }}
      >
        <label className="block text-note font-semibold" htmlFor="feed-file">
          Feed
        </label>
        <input
          ref={input}
          className="mt-1 block w-full max-w-140 border border-edge bg-white p-3 text-note"
          id="feed-file"
          type="file"
          accept=".blm,.csv,.zip,.txt"
          disabled={step.name === 'busy'}
          onChange={({ target }) => void take(target.files?.[0])}
        />
      </p>
      <p className="mt-3 min-h-6 text-note" role="status">
        {step.name === 'busy' && step.says}
        {step.name === 'done' && `Imported: ${step.says}`}
        {planned &&
          `${planned.file}: ${counted(planned.upload.file.records.length, 'listing')} read. Nothing has changed yet.`}
      </p>
      {step.name === 'failed' && (
        <Notice className="mt-4" tone="problem" title={step.title ?? 'The feed was not imported.'} role="alert">
          <p>{step.says}</p>
        </Notice>
      )}
      {step.name === 'done' && (
        <>
          {step.failures.length > 0 && (
            <Notice tone="problem" title={`${counted(step.failures.length, 'picture')} could not be stored.`}>
              <ul>
                {step.failures.slice(0, 20).map((failure) => (
                  <li key={failure}>{failure}</li>
                ))}
              </ul>
            </Notice>
          )}
          <p className="mt-3">
            <a className="quiet-link" href={paths.admin}>
              Go to Properties
            </a>
          </p>
        </>
      )}
      {planned && (
        <>
          {[...planned.upload.notices, ...planned.plan.notices].map((notice) => (
            <p className="text-note text-ink-2" key={notice}>
              {notice}
            </p>
          ))}
          {atAddresses > 0 && (
            <p className="text-note text-ink-2">
              {counted(atAddresses, 'picture')} of this feed {atAddresses === 1 ? 'has' : 'have'} a web address and will
              show from there. To store {atAddresses === 1 ? 'it' : 'them'} here, run <code>npm run import</code> with
              the same file.
            </p>
          )}
          {warnings.map((warning) => (
            <PlanWarningNotice key={warning.flag} warning={warning} />
          ))}
          <FeedPlan plan={planned.plan} protect={protect} onProtect={onProtect} />
          <p className="mt-5 flex flex-wrap items-center gap-4">
            {changes > 0 ? (
              <button type="button" className={buttonClass({ variant: 'primary' })} onClick={() => setConfirming(true)}>
                Import {counted(changes, 'change')}
              </button>
            ) : (
              <span className="text-note">Nothing to import.</span>
            )}
          </p>
        </>
      )}
      {confirming && planned && (
        <ConfirmDialog
          title={`Import ${counted(changes, 'change')}?`}
          cancel="Cancel"
          onCancel={() => setConfirming(false)}
        >
          <p>
            {`${planned.plan.created.length} new, ${planned.plan.changed.length} changed, `}
            {`${planned.plan.withdrawn.length} withdrawn. `}
            {parts > 1
              ? `In ${parts} parts. If a part fails, none of its changes are made.`
              : 'If one change fails, none are made.'}
          </p>
          {warnings.map((warning) => (
            <PlanWarningNotice key={warning.flag} warning={warning} />
          ))}
          <button type="button" className={buttonClass({ variant: 'primary' })} onClick={() => void apply(planned)}>
            Import
          </button>
        </ConfirmDialog>
      )}
    </section>
  )
}
