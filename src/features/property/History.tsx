import * as messages from '#messages/property.ts'
import clsx from 'clsx'
import { type HistoryEvent, historyRows } from '../../domain/listing/listing-history'
import type { ListingType } from '../../domain/listing/listing-status'
import { PropertySection } from './PropertySection'

interface Props {
  history: readonly HistoryEvent[]
  listingType: ListingType
}

const rowClass = clsx(
  'grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-b border-line py-3 text-base',
  'phablet:grid-cols-[10.75rem_minmax(0,1fr)_auto]',
)

/** What happened to a listing on the market, newest first. */
export function History({ history, listingType }: Props) {
  const rows = historyRows(history)
  if (rows.length === 0) return null
  return (
    <PropertySection id="history" title={messages.history} className="print:hidden!">
      <ol className="max-w-176 border-t border-ink">
        {rows.map(({ day, dayText, label, price, difference }) => (
          <li key={day + label} className={rowClass}>
            <time dateTime={day} className="text-ink-2 max-phablet:col-span-2 max-phablet:text-small">
              {dayText}
            </time>
            <span>
              <span className="font-medium">{label}</span>
              {difference && <span className="block text-small text-ink-2">{difference}</span>}
            </span>
            {price && (
              <span className="text-right font-medium tabular-nums">
                {price}
                {listingType === 'rent' && (
                  <span className="block text-small font-normal text-ink-2">{messages.aMonth}</span>
                )}
              </span>
            )}
          </li>
        ))}
      </ol>
      <p className="mt-4 max-w-measure text-small text-ink-2">{messages.ownRecords}</p>
    </PropertySection>
  )
}
