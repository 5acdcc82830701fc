import clsx from 'clsx'
import { useState } from 'react'
import { completionText } from '../../domain/feed/complete-facts'
import type { FeedPlan as Plan } from '../../domain/feed/feed-plan'
import type { FeedColumn } from '../../domain/feed/feed-row'
import { isStatus, statusLabels } from '../../domain/listing/listing-status'
import { toText } from '../../lib/format/to-text'
import { Button } from '../ui/Button'

interface Props {
  plan: Plan
  /** Protected columns by listing. */
  protect: ReadonlyMap<string, readonly string[]>
  onProtect: (listing: string, columns: readonly string[], on: boolean) => void
}
type Tab = 'created' | 'changed' | 'withdrawn' | 'refused' | 'remarks'

const shownAtFirst = 100
// On phones a row is a block: line and reference above the details.
const cell = clsx(
  'text-left align-top text-note wrap-anywhere',
  'max-tablet:block tablet:border-b tablet:border-line tablet:px-2 tablet:py-2 tablet:not-last:whitespace-nowrap',
  'tablet:first:pl-0',
)
const rowClass = 'max-tablet:block max-tablet:border-b max-tablet:border-line max-tablet:py-2'
const columnNames = (columns: readonly FeedColumn[]) => columns.map((column) => column.replaceAll('_', ' ')).join(', ')
const valueText = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '(empty)'
  if (isStatus(value)) return statusLabels[value]
  const text = Array.isArray(value) ? value.join('; ') : toText(value)
  return text.length > 120 ? `${text.slice(0, 120)}…` : text
}

/** What the publish settings add. */
const Completion = ({ text }: { text: string }) => text && <span className="block text-small text-ink-2">{text}</span>

/** Where the feed has a listing. */
const Origin = ({ line, agentRef }: { line: number; agentRef: string }) => (
  <>
    <td className={cell} role="cell">
      <span className="tablet:hidden">Line </span>
      {line}
    </td>
    <td className={cell} role="cell">
      {agentRef}
    </td>
  </>
)

/** The plan of a feed, line by line. */
export function FeedPlan({ plan, protect, onProtect }: Props) {
  const tabs: { name: Tab; label: string }[] = [
    { name: 'created', label: 'New' },
    { name: 'changed', label: 'Changed' },
    { name: 'withdrawn', label: 'Withdrawn' },
    { name: 'refused', label: 'Refused' },
    { name: 'remarks', label: 'Adjusted on import' },
  ]
  const [tab, setTab] = useState<Tab>(tabs.find(({ name }) => plan[name].length > 0)?.name ?? 'created')
  const [shown, setShown] = useState(shownAtFirst)
  const rows = plan[tab]
  return (
    <>
      <div className="mt-5 flex flex-wrap gap-x-6 border-b border-ink" role="group" aria-label="Planned changes">
        {tabs.map(({ name, label }) => (
          <button
            key={name}
            type="button"
            className={clsx(
              'min-h-11 cursor-pointer py-2 text-note',
              name === tab && 'font-semibold shadow-[inset_0_-3px_var(--color-brick)] forced-colors:underline',
            )}
            aria-pressed={name === tab}
            onClick={() => {
              setTab(name)
              setShown(shownAtFirst)
            }}
          >
            {label} <span className="font-normal text-ink-2 tabular-nums">{plan[name].length}</span>
          </button>
        ))}
        <p className="py-2 text-note leading-7 text-ink-2">Unchanged {plan.left}</p>
      </div>
      {rows.length === 0 && <p className="py-4 text-note text-ink-2">None.</p>}
      {rows.length > 0 && (
        <div className="overflow-x-auto">
          <table className="w-full border-collapse max-tablet:block" role="table">
            <caption className="sr-only">{tabs.find(({ name }) => name === tab)?.label}</caption>
            <thead className="max-tablet:sr-only" role="rowgroup">
              <tr role="row">
                {['Line', 'Reference', 'Details'].map((head) => (
                  <th className={clsx(cell, 'font-normal text-ink-2')} scope="col" role="columnheader" key={head}>
                    {tab === 'withdrawn' && head === 'Line' ? '' : head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="max-tablet:block" role="rowgroup">
              {tab === 'created' &&
                plan.created.slice(0, shown).map(({ line, agentRef, title, draftReasons, completion }) => (
                  <tr className={rowClass} role="row" key={agentRef}>
                    <Origin line={line} agentRef={agentRef} />
                    <td className={cell} role="cell">
                      {title}
                      {draftReasons.length > 0 && (
                        <span className="block text-small text-ink-2">
                          Imported as a draft: {draftReasons.slice(0, 3).join(' ')}
                          {draftReasons.length > 3 && ` And ${draftReasons.length - 3} more.`}
                        </span>
                      )}
                      <Completion text={completionText(completion)} />
                    </td>
                  </tr>
                ))}
              {tab === 'changed' &&
                plan.changed.slice(0, shown).map(({ line, agentRef, title, id, differences, completion }) => (
                  <tr className={rowClass} role="row" key={agentRef}>
                    <Origin line={line} agentRef={agentRef} />
                    <td className={cell} role="cell">
                      {title}
                      {differences.map(({ columns, from, to }) => (
                        <label className="mt-1 flex items-start gap-2 text-small" key={columns.join()}>
                          <input
                            type="checkbox"
                            className="mt-1"
                            checked={columns.every((column) => protect.get(id)?.includes(column))}
                            onChange={({ target }) => onProtect(id, columns, target.checked)}
                          />
                          <span>
                            Lock our value: {columnNames(columns)}{' '}
                            {columns.slice(0, 1).map((column) => valueText(from[column]))}{' '}
                            <span aria-hidden="true">→</span>
                            <span className="sr-only">to</span>{' '}
                            {columns.slice(0, 1).map((column) => valueText(to[column]))}
                          </span>
                        </label>
                      ))}
                      <Completion text={completionText(completion)} />
                    </td>
                  </tr>
                ))}
              {tab === 'withdrawn' &&
                plan.withdrawn.slice(0, shown).map(({ id, reference, title }) => (
                  <tr className={rowClass} role="row" key={id}>
                    <td className={clsx(cell, 'max-tablet:hidden')} role="cell" />
                    <td className={cell} role="cell">
                      {reference}
                    </td>
                    <td className={cell} role="cell">
                      {title}: becomes a draft
                    </td>
                  </tr>
                ))}
              {(tab === 'refused' || tab === 'remarks') &&
                plan[tab].slice(0, shown).map(({ line, agentRef, field, reason }, place) => (
                  <tr className={rowClass} role="row" key={place}>
                    <td className={cell} role="cell">
                      <span className="tablet:hidden">Line </span>
                      {line}
                    </td>
                    <td className={cell} role="cell">
                      {agentRef || 'No reference'}
                    </td>
                    <td className={cell} role="cell">
                      {field && <b className="font-semibold">{field}: </b>}
                      {reason}
                    </td>
                  </tr>
                ))}
            </tbody>
          </table>
        </div>
      )}
      {rows.length > shown && (
        <Button variant="outline" className="mt-4" onClick={() => setShown(shown + 500)}>
          Show more of {rows.length}
        </Button>
      )}
    </>
  )
}
