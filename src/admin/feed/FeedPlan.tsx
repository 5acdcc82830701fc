import clsx from 'clsx'
import { type ReactNode, useRef, useState } from 'react'
import { checkboxClass } from '../../components/ui/form/field-class'
import { completionText } from '../../domain/feed/complete-facts'
import type { FeedPlan as Plan } from '../../domain/feed/feed-plan'
import { skippedColumns } from '../../domain/feed/locked-columns'
import { columnLabel } from '../../domain/listing/column-label'
import { toText } from '../../lib/format/to-text'
import { valueText } from '../../domain/listing/column-text'
import { Button } from '../ui/Button'
import { focusRow } from '../ui/focus'

interface Props {
  plan: Plan
  /** Protected columns by listing. */
  protectedColumns: ReadonlyMap<string, readonly string[]>
  onProtect: (listing: string, columns: readonly string[], on: boolean) => void
}
type Tab = 'created' | 'changed' | 'withdrawn' | 'refused' | 'remarks'

const shownAtFirst = 100
// On phones a row is a block: line and reference above the details.
const cellClass = clsx(
  'text-left align-top text-note wrap-anywhere',
  'max-tablet:block tablet:border-b tablet:border-line tablet:px-2 tablet:py-2 tablet:not-last:whitespace-nowrap',
  'tablet:first:pl-0',
)
const rowClass = 'max-tablet:block max-tablet:border-b max-tablet:border-line max-tablet:py-2'
/** A value in words, and pictures by their names. */
const shortText = (column: string, value: unknown): string => {
  const text = Array.isArray(value)
    ? value.map((item) => toText(item).replace(/^(zip:.*)#\w+$/, '$1')).join('; ') || '(empty)'
    : valueText(column, value)
  return text.length > 120 ? `${text.slice(0, 120)}…` : text
}

/** What the publish settings add. */
const Completion = ({ text }: { text: string }) => text && <span className="block text-small text-ink-2">{text}</span>

/** One line of the plan: where the feed has it, and what becomes of it. */
interface Line {
  key: string
  line: number | null
  agentRef: string
  details: ReactNode
}

const created = ({ line, agentRef, title, draftReasons, completion }: Plan['created'][number]): Line => ({
  key: agentRef,
  line,
  agentRef,
  details: (
    <>
      {title}
      {draftReasons.length > 0 && (
        <span className="block text-small text-ink-2">
          Imported as a draft: {draftReasons.slice(0, 3).join(' ')}
          {draftReasons.length > 3 && ` And ${draftReasons.length - 3} more.`}
        </span>
      )}
      <Completion text={completionText(completion)} />
    </>
  ),
})
function changed(change: Plan['changed'][number], { protectedColumns, onProtect }: Omit<Props, 'plan'>): Line {
  const ticked = protectedColumns.get(change.id) ?? []
  const skipped = skippedColumns(ticked)
  const set = Object.fromEntries(Object.entries(change.completion).filter(([column]) => !skipped.includes(column)))
  return {
    key: change.agentRef,
    line: change.line,
    agentRef: change.agentRef,
    details: (
      <>
        {change.title}
        {change.differences.map(({ columns, from, to }) => (
          <label className="mt-1 flex items-center gap-3 text-small pointer-coarse:min-h-11" key={columns.join()}>
            <input
              type="checkbox"
              className={clsx(checkboxClass, 'shrink-0')}
              checked={columns.every((column) => skipped.includes(column))}
              disabled={columns.every((column) => skipped.includes(column) && !ticked.includes(column))}
              onChange={({ target }) => onProtect(change.id, columns, target.checked)}
            />
            <span>
              Lock our value: {columns.map(columnLabel).join(', ')}{' '}
              {columns.slice(0, 1).map((column) => shortText(column, from[column]))} <span aria-hidden="true">→</span>
              <span className="sr-only">to</span> {columns.slice(0, 1).map((column) => shortText(column, to[column]))}
            </span>
          </label>
        ))}
        <Completion text={completionText(set)} />
      </>
    ),
  }
}
const withdrawn = ({ id, reference, title }: Plan['withdrawn'][number]): Line => ({
  key: id,
  line: null,
  agentRef: reference,
  details: `${title}: becomes a draft`,
})
const remark = ({ line, agentRef, field, reason }: Plan['remarks'][number], index: number): Line => ({
  key: String(index),
  line,
  agentRef: agentRef || 'No reference',
  details: (
    <>
      {field && <b className="font-semibold">{field}: </b>}
      {reason}
    </>
  ),
})

/** The plan of a feed, line by line. */
export function FeedPlan({ plan, protectedColumns, onProtect }: Props) {
  const tabs: { name: Tab; label: string }[] = [
    { name: 'created', label: 'New' },
    { name: 'changed', label: 'Changed' },
    { name: 'withdrawn', label: 'Withdrawn' },
    { name: 'refused', label: 'Refused' },
    { name: 'remarks', label: 'Adjusted on import' },
  ]
  const [tab, setTab] = useState<Tab>(tabs.find(({ name }) => plan[name].length > 0)?.name ?? 'created')
  const [shown, setShown] = useState(shownAtFirst)
  const rows = useRef<HTMLTableSectionElement>(null)
  const lines = {
    created: () => plan.created.map(created),
    changed: () => plan.changed.map((change) => changed(change, { protectedColumns, onProtect })),
    withdrawn: () => plan.withdrawn.map(withdrawn),
    refused: () => plan.refused.map(remark),
    remarks: () => plan.remarks.map(remark),
  }[tab]()
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
        <p className="py-2 text-note leading-7 text-ink-2">Unchanged {plan.unchanged}</p>
      </div>
      {lines.length === 0 && <p className="py-4 text-note text-ink-2">None.</p>}
      {lines.length > 0 && (
        <div className="overflow-x-auto">
          <table className="w-full border-collapse max-tablet:block" role="table">
            <caption className="sr-only">{tabs.find(({ name }) => name === tab)?.label}</caption>
            <thead className="max-tablet:sr-only" role="rowgroup">
              <tr role="row">
                {['Line', 'Reference', 'Details'].map((heading) => (
                  <th
                    className={clsx(cellClass, 'font-normal text-ink-2')}
                    scope="col"
                    role="columnheader"
                    key={heading}
                  >
                    {tab === 'withdrawn' && heading === 'Line' ? '' : heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="max-tablet:block" role="rowgroup" ref={rows}>
              {lines.slice(0, shown).map(({ key, line, agentRef, details }) => (
                <tr className={rowClass} role="row" key={key}>
                  <td className={clsx(cellClass, line === null && 'max-tablet:hidden')} role="cell">
                    <span className="tablet:hidden">Line </span>
                    {line}
                  </td>
                  <td className={cellClass} role="cell">
                    {agentRef}
                  </td>
                  <td className={cellClass} role="cell">
                    {details}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {lines.length > shown && (
        <Button
          variant="outline"
          className="mt-4"
          onClick={() => {
            setShown(shown + 500)
            focusRow(rows.current, shown)
          }}
        >
          Show more of {lines.length}
        </Button>
      )}
    </>
  )
}
