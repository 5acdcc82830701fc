import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Checkbox } from '../../components/ui/form/Checkbox'
import { Notice } from '../../components/ui/Notice'
import { importPayload, pictureAddressesOf } from '../../domain/feed/feed-payload'
import type { FeedPlan as Plan } from '../../domain/feed/feed-plan'
import { fetchedPictures } from '../../domain/feed/fetched-pictures'
import { importParts } from '../../domain/feed/import-parts'
import { isLockedAway } from '../../domain/feed/locked-columns'
import { planWarnings, type PlanWarning } from '../../domain/feed/plan-warnings'
import { counted } from '../../lib/format/words'
import { Button } from '../ui/Button'
import { Confirm } from '../ui/Confirm'
import { FeedPlan } from './FeedPlan'
import { settingsQuery } from './settings.queries'
import type { useFeedImport } from './useFeedImport'

type Import = ReturnType<typeof useFeedImport>
interface Props {
  open: NonNullable<Import['open']>
  plan: Plan
  feed: Import
}

const drafts = ({ created, changed }: Plan) =>
  [...created, ...changed].filter(({ draftReasons }) => draftReasons.length > 0).length

/** Whether the settings add something to a listing. */
const completes = ({ created, changed }: Plan) =>
  [...created, ...changed].some(({ completion }) => Object.keys(completion).length > 0)

const maxLines = 20

/** A warning to confirm before a feed is imported. */
function PlanWarningNotice({ warning: { message: text, lines } }: { warning: PlanWarning }) {
  return (
    <Notice className="mt-4" tone="problem" title={text}>
      {lines.length > 0 && (
        <ul>
          {lines.slice(0, maxLines).map((line) => (
            <li key={line}>{line}</li>
          ))}
          {lines.length > maxLines && <li>And {lines.length - maxLines} more.</li>}
        </ul>
      )}
    </Notice>
  )
}

/** The planned changes of a read feed, with the button that makes them. */
export function ImportPlan({ open: { upload, present }, plan, feed }: Props) {
  const [confirming, setConfirming] = useState(false)
  const { data: settings } = useQuery(settingsQuery)
  const waiting = feed.waiting ?? settings?.waiting ?? false
  const fetched = fetchedPictures(present)
  const locked = plan.changed.filter((change) => isLockedAway(change, feed.protect.get(change.id) ?? [])).length
  const changed = plan.changed.length - locked
  const changes = plan.created.length + changed + plan.adopted.length + plan.withdrawn.length
  const action = changes > 0 ? `Import ${counted(changes, 'change')}` : 'Store the locks'
  const warnings = planWarnings(plan, feed.protect)
  const atAddresses = pictureAddressesOf(plan).filter((address) => !fetched.has(address)).length
  const parts = confirming ? importParts(importPayload(plan, fetched, feed.protect)).length : 0
  return (
    <>
      {[...upload.notices, ...plan.notices].map((notice) => (
        <p className="text-note text-ink-2" key={notice}>
          {notice}
        </p>
      ))}
      {atAddresses > 0 && (
        <p className="text-note text-ink-2">
          {counted(atAddresses, 'picture')} of this feed {atAddresses === 1 ? 'has' : 'have'} a web address and will
          show from there. To store {atAddresses === 1 ? 'it' : 'them'} here, run <code>npm run import</code> with the
          same file.
        </p>
      )}
      {(drafts(plan) > 0 || feed.waiting !== null || completes(plan)) && (
        <div className="mt-3">
          <Checkbox
            id="import-waiting"
            label="Publish with missing facts marked “Waiting for owner”"
            hint={
              drafts(plan) > 0
                ? `${counted(drafts(plan), 'home')} would stay ${drafts(plan) === 1 ? 'a draft' : 'drafts'}, because ` +
                  'an advert needs more facts. You can fill them in after the import.'
                : 'Every new or changed home can go live.'
            }
            checked={waiting}
            onChange={({ target }) => feed.setWaiting(target.checked)}
          />
        </div>
      )}
      {warnings.map((warning) => (
        <PlanWarningNotice key={warning.flag} warning={warning} />
      ))}
      <FeedPlan plan={plan} protectedColumns={feed.protect} onProtect={feed.onProtect} />
      <p className="mt-5 flex flex-wrap items-center gap-4">
        {changes + locked > 0 && (
          <Button variant="primary" onClick={() => setConfirming(true)}>
            {action}
          </Button>
        )}
        <span className="text-note">
          {[changes === 0 && 'Nothing to import.', locked > 0 && `${locked} locked.`].filter(Boolean).join(' ')}
        </span>
      </p>
      {confirming && (
        <Confirm
          title={`${action}?`}
          verb={changes > 0 ? 'Import' : 'Store'}
          onConfirm={() => {
            feed.apply()
            // The plan goes, and the dialog first gives the focus back to its button.
            setTimeout(() => document.getElementById('import-title')?.focus())
          }}
          onClose={() => setConfirming(false)}
        >
          <p>
            {`${plan.created.length} new, ${changed} changed, ${plan.withdrawn.length} withdrawn`}
            {locked > 0 && `, ${locked} locked`}
            {'. '}
            {parts > 1
              ? `In ${parts} parts. If a part fails, none of its changes are made.`
              : 'If one change fails, none are made.'}
          </p>
          {warnings.map((warning) => (
            <PlanWarningNotice key={warning.flag} warning={warning} />
          ))}
        </Confirm>
      )}
    </>
  )
}
