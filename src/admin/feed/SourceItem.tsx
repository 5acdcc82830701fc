import { useState } from 'react'
import { summaryText } from '../../domain/feed/run-summary'
import { counted } from '../../lib/format/words'
import { serverDate } from '../../lib/time/server-time'
import { formatShortTimestamp } from '../../domain/staff/format-moments'
import { Button, TextButton } from '../ui/Button'
import { Confirm } from '../ui/Confirm'
import { type FeedSource, mayApprove, shownAddress, sourceText } from './sources'

interface Props {
  source: FeedSource
  busy: boolean
  onRun: (approved?: string) => void
  onEdit: () => void
  onRemove: () => void
}

/** One feed that is fetched every hour: its last run, and what can be done. */
export function SourceItem({ source, busy, onRun, onEdit, onRemove }: Props) {
  const [dialog, setDialog] = useState<'approve' | 'remove' | null>(null)
  const { name, url, enabled, summary, isRunning, isDue, nextRunAt, state } = source
  const now = serverDate()
  const waits = enabled && isDue && !isRunning
  const problem = state === 'stopped' || state === 'failed'
  return (
    <li className="border-b border-line py-5">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h3 className="text-h4">{name}</h3>
        <span className="min-w-0 text-note wrap-anywhere text-ink-2">{shownAddress(url)}</span>
      </div>
      <p className={problem ? 'mt-2 max-w-[44em] border-l-4 border-brick pl-3' : 'mt-2 max-w-[44em]'}>
        {sourceText(source, now)}
      </p>
      {state === 'stopped' && summary && (
        <details className="mt-2 text-note">
          <summary className="w-fit cursor-pointer py-1 quiet-link pointer-coarse:py-3">
            The planned changes: {summaryText(summary)}
          </summary>
          <ul className="mt-1 ml-4 list-disc text-ink-2">
            {summary.titles.map((title) => (
              <li key={title}>Withdrawn: {title}</li>
            ))}
            {summary.withdrawn > summary.titles.length && (
              <li>And {summary.withdrawn - summary.titles.length} more.</li>
            )}
            {summary.notices.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </ul>
        </details>
      )}
      {state === 'imported' && summary !== null && summary.drafts + summary.refused > 0 && (
        <p className="mt-1 text-note text-ink-2">
          {[
            summary.drafts > 0 && `${counted(summary.drafts, 'home')} stayed a draft for lack of facts.`,
            summary.refused > 0 && `${counted(summary.refused, 'record')} refused.`,
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
      <p className="mt-1 text-note text-ink-2" role="status">
        {isRunning
          ? 'Running now…'
          : waits
            ? 'Due now: it runs within a minute.'
            : enabled
              ? `Next run ${formatShortTimestamp(nextRunAt, now)}.`
              : 'Switched off: it is not fetched.'}
      </p>
      <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1">
        {mayApprove(source) && (
          <Button
            variant="primary"
            size="small"
            disabled={isRunning || waits}
            busy={busy}
            onClick={() => setDialog('approve')}
          >
            Apply anyway
          </Button>
        )}
        {enabled && (
          <Button variant="secondary" size="small" disabled={isRunning || waits} busy={busy} onClick={() => onRun()}>
            Run now
          </Button>
        )}
        <TextButton className="min-h-11 text-note" onClick={onEdit}>
          Change<span className="sr-only"> {name}</span>
        </TextButton>
        <TextButton className="min-h-11 text-note" onClick={() => setDialog('remove')}>
          Remove<span className="sr-only"> {name}</span>
        </TextButton>
      </p>
      {dialog === 'approve' && summary && (
        <Confirm
          title="Import this file anyway?"
          verb="Import anyway"
          onConfirm={() => onRun(summary.digest)}
          onClose={() => setDialog(null)}
        >
          <p>
            {`${summaryText(summary)}. `}Withdrawn homes become drafts. If the file has changed since, it is checked
            again instead.
          </p>
        </Confirm>
      )}
      {dialog === 'remove' && (
        <Confirm
          title={`Remove ${name}?`}
          verb="Remove"
          danger
          onConfirm={() => onRemove()}
          onClose={() => setDialog(null)}
        >
          <p>It is no longer fetched. The homes that it brought stay as they are.</p>
        </Confirm>
      )}
    </li>
  )
}
