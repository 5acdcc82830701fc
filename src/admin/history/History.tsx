import { useEffect, useState } from 'react'
import { buttonClass } from '../../components/ui/button-class'
import { formatLondonTime } from '../../domain/staff/format-moments'
import type { Result } from '../../lib/http/result'
import { changeText } from './change-text'
import type { ChangeText, HistoryEntry, HistoryThing } from './history'
import { historyPage, readHistory } from './history.queries'

interface Props {
  thing: HistoryThing
  id: string
  /** Changes with every change of the record, to reload. */
  version?: string | number
}

/** Longer texts are shown on separate lines, behind a press. */
const longText = 60
const manyChanges = 6
const actions = { added: 'Added', changed: '', removed: 'Removed' }

function Change({ label, isEvent, from, to }: ChangeText) {
  if (isEvent) return label
  if (from === undefined || to === undefined) return <>{label} changed</>
  if (from.length + to.length > longText)
    return (
      <details>
        <summary className="cursor-pointer">{label} changed</summary>
        <p className="mt-1 text-small text-ink-2">From</p>
        <p className="border-l border-edge pl-3 wrap-anywhere whitespace-pre-line">{from}</p>
        <p className="mt-1 text-small text-ink-2">To</p>
        <p className="mb-2 border-l border-edge pl-3 wrap-anywhere whitespace-pre-line">{to}</p>
      </details>
    )
  return (
    <span className="wrap-anywhere">
      {label} {from} <span aria-hidden="true">→</span>
      <span className="sr-only">to</span> {to}
    </span>
  )
}

/** The changes of one timestamp: the first few, the rest behind a press. */
function Changes({ all }: { all: ChangeText[] }) {
  const lines = all.map((text, place) => (
    <span className="block" key={place}>
      <Change {...text} />
    </span>
  ))
  if (lines.length <= manyChanges + 1) return lines
  return (
    <>
      {lines.slice(0, manyChanges)}
      <details>
        <summary className="cursor-pointer">Show {lines.length - manyChanges} more</summary>
        {lines.slice(manyChanges)}
      </details>
    </>
  )
}

/** The change history, newest first, twenty at a time. */
export function History({ thing, id, version = 0 }: Props) {
  const [entries, setEntries] = useState<HistoryEntry[] | null>(null)
  const [more, setMore] = useState(false)
  const [failed, setFailed] = useState(false)
  const show = (shown: HistoryEntry[], result: Result<HistoryEntry[]>) => {
    setFailed(!result.ok)
    if (!result.ok) return
    setEntries([...shown, ...result.value.slice(0, historyPage)])
    setMore(result.value.length > historyPage)
  }
  const loadMore = async (shown: HistoryEntry[]) => show(shown, await readHistory(thing, id, shown.at(-1)?.id))
  useEffect(() => {
    let here = true
    void readHistory(thing, id).then((result) => here && show([], result))
    return () => void (here = false)
  }, [thing, id, version])

  return (
    <>
      {entries?.length === 0 && <p className="text-note text-ink-2">No changes recorded yet.</p>}
      <ol>
        {entries?.map((entry) => (
          <li className="border-b border-line py-2 text-note" key={entry.id}>
            <span className="block text-small text-ink-2 tabular-nums">
              {entry.actor_name || 'The system'}, {formatLondonTime(entry.happened_at)}
            </span>
            {actions[entry.action]}
            {entry.action === 'changed' && (
              <Changes all={entry.changes.flatMap((change) => changeText(thing, change))} />
            )}
          </li>
        ))}
      </ol>
      <p className="pt-2 text-small text-ink-2 empty:hidden" role="status">
        {failed && 'The history could not be loaded.'}
      </p>
      {(more || failed) && (
        <p className="pt-2">
          <button
            type="button"
            className={buttonClass({ variant: 'outline' })}
            onClick={() => void loadMore(entries ?? [])}
          >
            {failed ? 'Try again' : 'Show earlier changes'}
          </button>
        </p>
      )}
    </>
  )
}
