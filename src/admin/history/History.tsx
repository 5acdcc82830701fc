import clsx from 'clsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { formatLondonTime } from '../../domain/staff/format-moments'
import { Button } from '../ui/Button'
import { Change } from './Change'
import { changeText } from './change-text'
import type { ChangeText, HistoryChange, HistoryEntry, HistoryThing } from './history'
import { historyQuery } from './history.queries'

/** What puts the earlier value of a change back; null if it cannot be, or is there already. */
type Restore = (change: HistoryChange) => (() => void) | null

interface Props {
  thing: HistoryThing
  /** Missing for the changes of all of them. */
  id?: string
  /** Changes with every change of the record, to reload. */
  version?: string | number
  restore?: Restore | undefined
}

/** Nothing is put back where nothing was. */
const hasValue = (value: unknown) =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

/** More changes of one moment are behind a press. */
const manyChanges = 6
const actions = { added: 'Added', changed: '', removed: 'Removed' }

/** The change history, newest first, twenty at a time. */
export function History({ thing, id = '', version = 0, restore }: Props) {
  const { data, isError, hasNextPage, isFetching, fetchNextPage, refetch } = useInfiniteQuery(
    historyQuery(thing, id, version),
  )
  const entries = data?.pages.flatMap((page) => page.entries)
  const list = useRef<HTMLOListElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  async function showEarlier() {
    if (isFetching) return
    const count = entries?.length ?? 0
    await (hasNextPage ? fetchNextPage() : refetch())
    // Once the entries are rendered: the button may be gone, unless the user has moved on.
    setTimeout(() => {
      const isIdle = [document.body, button.current].some((element) => element === document.activeElement)
      if (isIdle) list.current?.querySelector<HTMLElement>(`:scope > :nth-child(${count + 1})`)?.focus()
    })
  }
  return (
    <>
      {entries?.length === 0 && <p className="pt-2 text-note text-ink-2">No changes recorded yet.</p>}
      <ol ref={list}>
        {entries?.map((entry) => (
          <li className="border-b border-line py-2 text-note focus:outline-none" key={entry.id} tabIndex={-1}>
            <span className="block text-small text-ink-2 tabular-nums">
              {entry.actor_name || 'The system'}, {formatLondonTime(entry.happened_at)}
            </span>
            {actions[entry.action]}
            {(entry.action === 'changed' || thing === 'hours') && (
              <Changes thing={thing} entry={entry} restore={restore} />
            )}
          </li>
        ))}
      </ol>
      <p className="pt-2 text-small text-ink-2 empty:sr-only" role="status">
        {isError ? 'The history could not be loaded.' : !data && 'Loading the history…'}
      </p>
      {(hasNextPage || isError) && (
        <p className="pt-2">
          <Button variant="outline" busy={isFetching} ref={button} onClick={() => void showEarlier()}>
            {isError ? 'Try again' : isFetching ? 'Loading…' : 'Show earlier changes'}
          </Button>
        </p>
      )}
    </>
  )
}

interface ChangesProps {
  thing: HistoryThing
  entry: HistoryEntry
  restore: Restore | undefined
}

/** The changes of one moment: the first few, the rest behind a press. */
function Changes({ thing, entry: { happened_at, changes }, restore }: ChangesProps) {
  const lines = changes
    .flatMap((change) => changeText(thing, change).map((text) => ({ text, change: text.part ?? change })))
    .map(({ text, change }, index) => (
      <span className="block" key={index}>
        <Change
          text={text}
          action={
            <PutBack text={text} at={happened_at} onPress={(hasValue(change.from) && restore?.(change)) || null} />
          }
        />
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

interface PutBackProps {
  text: ChangeText
  at: string
  onPress: (() => void) | null
}

/** Puts an earlier value into the form. */
const PutBack = ({ text, at, onPress }: PutBackProps) =>
  onPress && (
    <button
      type="button"
      className={clsx(
        'shrink-0 cursor-pointer py-0.5 text-small whitespace-nowrap quiet-link decoration-edge',
        'pointer-coarse:-my-2.5 pointer-coarse:min-h-11',
      )}
      onClick={({ currentTarget }) => {
        onPress()
        // The button goes.
        currentTarget.closest('li')?.focus()
      }}
    >
      Put this back
      <span className="sr-only">
        : {text.label} before {formatLondonTime(at)}
      </span>
    </button>
  )
